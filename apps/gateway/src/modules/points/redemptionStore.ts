import { redemptionStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { createOrderStore } from "../../orders/createOrderStore.ts";
import { type Tables, tables } from "./tables.ts";

type Table = Tables["point_redemptions"];

/** A stored redemption. */
export type RedemptionRow = Selectable<Table>;

/** Redemptions, with what has happened to each (PM-04). Their amount is in points. */
export const redemptions = createOrderStore<RedemptionRow, Insertable<Table>, Updateable<Table>>()({
  table: "point_redemptions",
  tag: "Redemptions",
  number: "order_no",
  references: [],
  choices: { type: "type", currency: "currency", decidedBy: "decided_by" },
  steps: "point_redemption_steps",
  hasReason: true,
  states: redemptionStates,
});

/** Money for points that a member was paid today without staff, of the merchant's zone; in 1/10,000 of the unit. */
export async function sumAutomatic(db: Db, { tenantId, memberId }: MemberKey, timeZone: string): Promise<bigint> {
  const { cash } = await tables(db)
    .selectFrom("point_redemptions")
    .select(sql<string | null>`sum(cash)`.as("cash"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("is_automatic", "=", true)
    .where(sql<boolean>`ledger.to_day(created_at, ${timeZone}) = ledger.to_day(clock_timestamp(), ${timeZone})`)
    .executeTakeFirstOrThrow();
  return BigInt(cash ?? 0);
}

/** Which of a member's redemptions a page has; days in the merchant's zone, both included. */
interface OwnPage extends MemberKey {
  readonly timeZone: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly state: RedemptionRow["state"] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a member's redemptions, newest first, and how many there are. */
export async function listOwnRedemptions(
  db: Db,
  { tenantId, memberId, timeZone, from, to, state, limit, offset }: OwnPage,
): Promise<{ readonly rows: readonly RedemptionRow[]; readonly count: number }> {
  let own = tables(db)
    .selectFrom("point_redemptions")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId);
  if (state !== undefined) own = own.where("state", "=", state);
  if (from !== undefined)
    own = own.where("created_at", ">=", sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`);
  if (to !== undefined)
    own = own.where("created_at", "<", sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`);
  const rows = await own
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("order_no", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}
