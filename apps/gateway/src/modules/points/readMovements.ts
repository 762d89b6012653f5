import { pointAsset, type PointMovement, toDecimal } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { type EntryFilter, readRecord } from "../../ledger/readRecord.ts";

/** A page of a member's movements of points, newest first, and how many there are. */
export async function readMovements(
  db: Db,
  { tenantId: tenant, memberId }: MemberKey,
  filter: EntryFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: PointMovement[]; readonly count: number }> {
  const holder = { tenant, account: toMemberAccount("real", memberId, "points"), asset: pointAsset };
  const { entries, count } = await readRecord(db, holder, filter, page);
  const list = entries.map(({ at, kind, amount, balance, ref }) => ({
    at: at.getTime(),
    kind,
    changed: toDecimal(amount),
    balance: toDecimal(balance),
    refNo: ref,
  }));
  return { list, count };
}
