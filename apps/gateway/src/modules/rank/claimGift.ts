import { type ClaimRankGift, toMoney } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { requireGivenTurnover } from "../turnover/index.ts";
import { addGift, lockHighest } from "./giftStore.ts";
import { findRank } from "./rankStore.ts";
import { getSettings } from "./settingsStore.ts";

/**
 * Requires a player whose account is open and whom nothing keeps from playing.
 * @returns the currency of the account. @throws Refusal `permission.denied`, `account.closed`, `account.frozen`, `rg.timeout`, `rg.self.excluded`
 */
async function requireOffered(tx: Db, key: MemberKey, timeZone: string): Promise<string> {
  // It locks a member with protection, so that an exclusion that begins now and this claim wait for each other.
  await requireNotExcluded(tx, key);
  const rank = await findRank(tx, key, timeZone);
  if (rank === undefined || rank.kind !== 0) throw new Refusal("permission.denied");
  if (rank.status === "CLOSED") throw new Refusal("account.closed");
  if (rank.status === "FROZEN") throw new Refusal("account.frozen");
  if (await isBarredFromAll(tx, key)) throw new Refusal("permission.denied");
  return rank.currency;
}

/**
 * Pays the gift of a level that play has reached, in one transaction with the ledger: once for each member and level ever, also after the level was
 * lost and reached again, and when two ask at once.
 * @returns its amount, in 1/10,000 of the unit
 * @throws Refusal `permission.denied`, `account.closed`, `account.frozen`, `rg.timeout`, `rg.self.excluded`, `rank.gift.locked` also for a level
 * without a gift, `rank.gift.claimed`, `rank.changed` where staff have changed what was shown. Nothing stays of it
 */
export async function payGift(
  tx: Db,
  { timeZone }: Pick<Tenant, "timeZone">,
  key: MemberKey,
  { level, version }: ClaimRankGift,
): Promise<bigint> {
  const { tenantId, memberId } = key;
  const asset = await requireOffered(tx, key, timeZone);
  // Stakes that are taken back meanwhile wait for it, or it for them.
  const highest = await lockHighest(tx, key);
  const { settings, version: stored } = await getSettings(tx, { id: tenantId, currency: asset });
  const amount = toMoney(settings.levels[level]?.gift ?? "0.00");
  const claimNo = createOrderNo("L");
  if (level > highest || amount === 0n) throw new Refusal("rank.gift.locked");
  if (!(await addGift(tx, { ...key, level, claimNo, currency: asset, amount }))) throw new Refusal("rank.gift.claimed");
  if (stored !== version) throw new Refusal("rank.changed");
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const required = amount * BigInt(settings.factor);
  await requireGivenTurnover(tx, { ...key, source: "RANK_GIFT", ref: claimNo, currency: asset, amount, required });
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "rank",
    key: claimNo,
    ref: claimNo,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "RANK_GIFT", amount: -amount },
      { account, asset, kind: "RANK_GIFT", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the gift ${claimNo} was ${outcome}`);
  await publishEvent(tx, { ...key, kind: "rank" });
  return amount;
}
