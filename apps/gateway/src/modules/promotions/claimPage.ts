import { randomUUID } from "node:crypto";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import type { PaidReward } from "../../rewards/RewardSource.ts";
import { requireBonusTurnover } from "../turnover/index.ts";
import { activityCodes } from "./activityCodes.ts";
import { moveApplication } from "./applicationStore.ts";
import { addActivityBonus } from "./bonusStore.ts";
import { useCode } from "./codeStore.ts";
import { judgeCode } from "./judgeCode.ts";
import { type JudgedPage, judgePages, listOwnPages } from "./listPages.ts";
import { lockPage } from "./pageStore.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { requireParticipant } from "./requireParticipant.ts";
import { type BonusServices, tellBonus } from "./tellBonus.ts";
import { toPageNames } from "./toPageNames.ts";

/** What a page gives the reader, in 1/10,000 of the unit, and on which terms. */
function toGiven({ amount, page: { currency, factor, days } }: JudgedPage) {
  if (amount <= 0n || currency === null || factor === null || days === null) throw new Refusal("promo.closed");
  return { amount, currency, factor, days };
}

/** @throws Refusal where there is nothing to be claimed: `promo.closed`, `promo.already`, `promo.code.unknown` without a code, or the code of the rule */
function requireClaimable({ page, by, state, rule }: JudgedPage): void {
  if (rule !== null) {
    // Which accounts seem to be one person's is for staff alone.
    throw new Refusal(activityCodes[rule], rule === "linked.account" ? {} : { value: { rule } });
  }
  if (state === "PROCESS" && by === "CODE") throw new Refusal("promo.code.unknown");
  if (state !== "CLAIM") throw new Refusal(page.bonus === null ? "promo.closed" : "promo.already");
}

/** A page for the reader that is locked, judged once more, and the code with which it is claimed. @throws Refusal as {@link payPage} */
async function lockJudged(tx: Db, call: Call, id: string, keys: CodeKeys | null | undefined) {
  const { id: tenantId } = call.tenant;
  if ((await lockPage(tx, tenantId, id)) === undefined) throw new Refusal("promo.closed");
  const coded = keys === undefined ? undefined : await judgeCode(tx, call, keys);
  // Claims of this page alone wait for each other now.
  if (coded !== undefined && coded.judged.page.id !== id) throw new Refusal("promo.code.unknown");
  const [judged] = coded === undefined ? await judgePages(tx, call, { id }) : [coded.judged];
  if (judged === undefined) throw new Refusal("promo.closed");
  requireClaimable(judged);
  return { judged, code: coded?.found };
}

/**
 * Gives a member the bonus of a page's activity, once, by the rules of bonuses. It comes into the bonus wallet and is staked as other ones.
 * Claims of a member wait for each other at the main wallet, and claims of a page at the page.
 * `keys` are those of the code that was entered, null for what can be none; undefined without one.
 * @throws Refusal `permission.denied`, `account.*`; `promo.closed`, `promo.already`, `promo.code.*`; `promo.not.eligible` with the rule; nothing
 * stays of it
 */
export async function payPage(
  tx: Db,
  services: BonusServices,
  call: Call,
  id: string,
  keys?: CodeKeys | null,
): Promise<PaidReward> {
  const session = requireSession(call);
  await requireParticipant(tx, session);
  const { tenantId, memberId, currency: asset } = session;
  if (keys === undefined && !(await listOwnPages(tx, call)).some(({ page }) => page.id === id)) {
    const [known] = await judgePages(tx, call, { id });
    throw new Refusal(known !== undefined && known.page.bonus !== null ? "promo.already" : "promo.closed");
  }
  const account = toMemberAccount("real", memberId, "bonus");
  const main = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [
    { tenant: tenantId, account, asset },
    { tenant: tenantId, account: main, asset },
  ]);
  await lockAccount(tx, { tenant: tenantId, account: main, asset });
  const { judged, code } = await lockJudged(tx, call, id, keys);
  const { page } = judged;
  const { amount, factor, days, currency } = toGiven(judged);
  const bonusId = randomUUID();
  const required = amount * BigInt(factor);
  const names = toPageNames(call.tenant, page.texts);
  const bonus = { tenantId, memberId, id: bonusId, names, amount, required, occasion: judged.occasion };
  await addActivityBonus(tx, bonus, page);
  if (code !== undefined && !(await useCode(tx, { tenantId, memberId }, code, bonusId)))
    throw new Refusal(code.number === null ? "promo.code.gone" : "promo.code.used");
  if (page.application_id !== null) {
    const application = { tenant_id: tenantId, id: page.application_id };
    if ((await moveApplication(tx, application, "APPROVED", "CLAIMED")) === undefined)
      throw new Refusal("promo.already");
  }
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "bonus",
    key: `grant:${bonusId}`,
    ref: bonusId,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "BONUS_GRANT", amount: -amount },
      { account, asset, kind: "BONUS_GRANT", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the claim of bonus ${bonusId} was answered with ${outcome}`);
  await requireBonusTurnover(tx, { tenantId, memberId, bonusId, currency, required, days });
  const told = { tenant_id: tenantId, member_id: memberId, order_no: null, names, currency, days };
  await tellBonus(tx, services, told, "promotion.claimed", { amount, required });
  await publishEvent(tx, { tenantId, memberId, kind: "order" });
  return { asset: "BONUS", amount };
}
