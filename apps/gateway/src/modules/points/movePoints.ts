import { pointAsset } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, type Posting, postTransfer } from "../../ledger/postTransfer.ts";
import { requireGivenTurnover } from "../turnover/index.ts";

/** What points pay for; the points in 1/10,000. */
interface Spending extends MemberKey {
  readonly kind: "POINT_REDEEM" | "POINT_CONVERT" | "POINT_ADJUST";
  readonly refNo: string;
  readonly points: bigint;
}

/** Takes a member's points, whose row is locked; `beside` moves with it, all or nothing. @throws Refusal `points.insufficient` */
export async function spendPoints(
  tx: Db,
  { tenantId, memberId, kind, refNo, points }: Spending,
  beside: readonly Posting[] = [],
): Promise<void> {
  const account = toMemberAccount("real", memberId, "points");
  await openAccounts(tx, [{ tenant: tenantId, account, asset: pointAsset }]);
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "points",
    key: `${kind}:${refNo}`,
    ref: refNo,
    postings: [
      { account, asset: pointAsset, kind, amount: -points },
      { account: toHouseAccount("real", tenantId, "points"), asset: pointAsset, kind, amount: points },
      ...beside,
    ],
  });
  if (outcome === "REFUSED") throw new Refusal("points.insufficient");
  if (outcome !== "POSTED") throw new Error(`the points of ${refNo} were ${outcome}`);
}

/** Money that is given for points; `amount` and what of it is to be staked in 1/10,000 of the unit. */
interface Given extends MemberKey {
  readonly refNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly required: bigint;
}

/** What goes into the main wallet for points, with its turnover; the wallet is locked by it. */
export async function toMoneyPostings(tx: Db, given: Given): Promise<readonly Posting[]> {
  const { tenantId, memberId, refNo, currency: asset, amount, required } = given;
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  await requireGivenTurnover(tx, {
    tenantId,
    memberId,
    source: "POINTS",
    ref: refNo,
    currency: asset,
    amount,
    required,
  });
  return [
    { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "POINT_CONVERT", amount: -amount },
    { account, asset, kind: "POINT_CONVERT", amount },
  ];
}

/** Pays money for points that were taken before. */
export async function payForPoints(tx: Db, given: Given): Promise<void> {
  const postings = await toMoneyPostings(tx, given);
  const { tenantId: tenant, refNo: ref } = given;
  const { outcome } = await postTransfer(tx, { tenant, scope: "points", key: `PAY:${ref}`, ref, postings });
  if (outcome !== "POSTED") throw new Error(`the money of ${ref} was ${outcome}`);
}
