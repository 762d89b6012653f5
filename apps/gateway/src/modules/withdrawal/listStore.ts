import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { paidStates, type Withdrawal, type WithdrawalKey } from "./withdrawalStore.ts";
import { tables } from "./tables.ts";

/** Which withdrawals a list holds: days in the merchant's zone, both included. */
export interface WithdrawalFilter {
  readonly tenantId: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A page of a member's withdrawals, newest first, with the count and the paid sum of all pages. */
export async function listMemberWithdrawals(
  db: Db,
  { tenantId, memberId, timeZone, from, to }: WithdrawalFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Withdrawal[]; readonly count: number; readonly paid: bigint }> {
  let all = tables(db).selectFrom("withdrawals").where("tenant_id", "=", tenantId).where("member_id", "=", memberId);
  if (from !== undefined)
    all = all.where("created_at", ">=", sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`);
  if (to !== undefined)
    all = all.where("created_at", "<", sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`);
  const rows = await all
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("order_no", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count, paid } = await all
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .select(
      // Of a claim that was found right only what came was paid; the rest is the linked order's.
      sql<
        string | null
      >`sum(case state when 'RESOLVED_PAID' then coalesce(received, 0) else amount - fee end) filter (where state = any(${[...paidStates]}))`.as(
        "paid",
      ),
    )
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count), paid: BigInt(paid ?? "0") };
}

/** A withdrawal with who made it, and in whose name its account is. */
export type ListedWithdrawal = Withdrawal & { readonly username: string; readonly holder: string | null };

const listed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("withdrawals as w")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "w.tenant_id").onRef("m.id", "=", "w.member_id"),
    )
    .leftJoin("withdrawal_accounts as a", (join) =>
      join.onRef("a.tenant_id", "=", "w.tenant_id").onRef("a.id", "=", "w.account_id"),
    )
    .selectAll("w")
    .select(["m.username", "a.holder"])
    .where("w.tenant_id", "=", tenantId);

/** A merchant's withdrawals, newest first; those behind a place. */
export async function listWithdrawalPage(
  db: Db,
  tenantId: string,
  limit: number,
  {
    state,
    after,
  }: {
    readonly state: Withdrawal["state"] | undefined;
    readonly after: { readonly at: Date; readonly orderNo: string } | undefined;
  },
): Promise<readonly ListedWithdrawal[]> {
  let rows = listed(db, tenantId);
  if (state !== undefined) rows = rows.where("w.state", "=", state);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(w.created_at, w.order_no) < (${after.at}, ${after.orderNo})`);
  return rows.orderBy("w.created_at", "desc").orderBy("w.order_no", "desc").limit(limit).execute();
}

/** One withdrawal as the list shows it. */
export async function getListedWithdrawal(
  db: Db,
  { tenantId, orderNo }: WithdrawalKey,
): Promise<ListedWithdrawal | undefined> {
  return listed(db, tenantId).where("w.order_no", "=", orderNo).executeTakeFirst();
}
