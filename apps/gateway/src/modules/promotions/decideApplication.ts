import { MoneyError, toAmount, toDecimal } from "@marquee/contract";
import { DecideApplicationSchema } from "@marquee/contract/schema";
import type { ApplicationDecided, DecideApplication } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toMessageMoney } from "../../messages/MessageTemplate.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { takesTwoPeople } from "../../tenants/stakes.ts";
import { lockApplication, lockGivenAlone, moveApplication, type StoredApplication } from "./applicationStore.ts";
import { lockPage, type StoredPage } from "./pageStore.ts";
import type { BonusServices } from "./tellBonus.ts";
import { requireOffered } from "./requireParticipant.ts";
import type { Services } from "./services.ts";
import { toPageNames } from "./toPageNames.ts";

const kind = "promotion.approve";

const wrong = (name: string, rule: "amount" | "required"): Refusal =>
  new Refusal("fields", { fields: [{ name, rule }] });

/** What is approved, in 1/10,000 of the unit. @throws Refusal `fields` for what the promotion does not give */
function requireAmount({ tenant }: MerchantCall, page: StoredPage, text: string | null): bigint {
  try {
    const amount = toAmount(text ?? "", toDigits(tenant, page.currency ?? tenant.currency));
    if (amount >= BigInt(page.least ?? 1) && amount <= BigInt(page.most ?? 0)) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw wrong("amount", "amount");
}

/** An application that was seen, with its page, both locked. @throws Refusal `application.unknown`; `state.changed` for another version */
async function lock(
  tx: Db,
  tenantId: string,
  { id, version }: DecideApplication,
): Promise<{ readonly application: StoredApplication; readonly page: StoredPage }> {
  const application = await lockApplication(tx, tenantId, id);
  const page = application && (await lockPage(tx, tenantId, application.page_id));
  if (application === undefined || page === undefined) throw new Refusal("application.unknown");
  if (application.version !== version || application.state !== "REVIEW") throw new Refusal("state.changed");
  return { application, page };
}

type Seen = Awaited<ReturnType<typeof lock>>;

/** Stores the answer and tells the member, in one transaction (PR-05). */
async function answer(
  tx: Db,
  { messages }: Pick<BonusServices, "messages">,
  call: MerchantCall,
  { application, page }: Seen,
  { decision, amount: text, remark, reason }: DecideApplication,
  aloneBy: string | null,
): Promise<number> {
  const { id: tenantId, name: site } = call.tenant;
  const amount = decision === "approve" ? requireAmount(call, page, text) : null;
  const { member_id: memberId, currency } = application;
  const isGift = page.trigger === "GIFT";
  // Who may not play is told of no offer.
  if (isGift && amount !== null) await requireOffered(tx, { tenantId, memberId });
  const by = call.session.person.name;
  const to = amount === null ? "REJECTED" : "APPROVED";
  const version = await moveApplication(tx, application, "REVIEW", to, {
    amount,
    remark: remark.trim(),
    by,
    aloneBy,
  });
  if (version === undefined) throw new Refusal("state.changed");
  const promotion = toPageNames(call.tenant, page.texts).EN;
  // A gift that was proposed and is refused is none that the member knows of.
  if (amount !== null || !isGift)
    await messages.tell(tx, {
      tenantId,
      memberId,
      ...(amount === null
        ? { template: "promotion.rejected", values: { site, promotion, remark: remark.trim() } }
        : {
            template: isGift ? "promotion.gift" : "promotion.approved",
            values: { site, promotion, amount: toMessageMoney(amount, currency) },
          }),
    });
  await publishEvent(tx, { tenantId, memberId, kind: "order" });
  await publishDeskChange(tx, tenantId, "PromotionApplications");
  await call.audit(tx, {
    action: amount === null ? "reject promotion application" : "approve promotion application",
    subject: promotion,
    before: { state: "REVIEW" },
    after: { id: application.id, state: to, amount: amount === null ? null : toDecimal(amount), remark: remark.trim() },
    reason,
  });
  return version;
}

/** Whether an approval takes two people: as much as two pay out, also where it is gifts that one person gives alone within a day, together. */
async function takesTwo(tx: Db, call: MerchantCall, { application: { currency }, page }: Seen, amount: bigint) {
  const given = [{ currency, total: String(amount) }];
  if (page.trigger !== "GIFT" || amount === 0n) return takesTwoPeople(given);
  return takesTwoPeople([...(await lockGivenAlone(tx, call.tenant.id, call.session.person.email)), ...given]);
}

/** As {@link decideApplication}, in a transaction. */
export async function decideIn(
  tx: Db,
  services: Pick<BonusServices, "messages">,
  call: MerchantCall,
  request: DecideApplication,
): Promise<ApplicationDecided> {
  const seen = await lock(tx, call.tenant.id, request);
  const amount = request.decision === "approve" ? requireAmount(call, seen.page, request.amount) : 0n;
  if (!(await takesTwo(tx, call, seen, amount))) {
    const aloneBy = seen.page.trigger === "GIFT" && amount > 0n ? call.session.person.email : null;
    return { version: await answer(tx, services, call, seen, request, aloneBy), proposal: null };
  }
  const { proposalId: id, reason } = request;
  const subject = toPageNames(call.tenant, seen.page.texts).EN;
  await propose(tx, call, { id, kind, subject, data: { ...request }, reason });
  return { version: seen.application.version, proposal: id };
}

/**
 * Approves an application with an amount, or rejects it with a remark for the member; the second of two people is told. What is as much as
 * two people pay out is proposed. @throws Refusal `application.unknown`, `state.changed`, `fields`, `idempotency.conflict`
 */
export async function decideApplication(
  services: Services,
  call: MerchantCall,
  request: DecideApplication,
): Promise<ApplicationDecided> {
  if (request.decision === "reject" && request.remark.trim() === "") throw wrong("remark", "required");
  return transact(services.db, async (tx) => decideIn(tx, services, call, request));
}

/** An approved proposal approves the application; it stays proposed when somebody has decided otherwise since. */
export const applicationKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, services, call, { data }) => {
    const request = Value.Parse(DecideApplicationSchema, data);
    await answer(tx, services, call, await lock(tx, call.tenant.id, request), request, null);
  },
};
