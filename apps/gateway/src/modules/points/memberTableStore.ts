import { sql } from "kysely";
import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Takes out where gifts were sent; the redemptions stay, since they prove what was given. */
export async function eraseAddresses(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  await tables(tx)
    .updateTable("point_redemptions")
    .set({ address: null })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** The member's file has redemptions with their addresses, conversions, corrections, and what points were earned for. */
export const pointTables: readonly MemberTable[] = [
  {
    table: "point_redemptions",
    erasure: "kept",
    part: "pointRedemptions",
    columns: sql`order_no as "orderNo", type, names ->> 'EN' as reward, quantity, amount::text as points, cash::text as cash, currency, address, state, reason, created_at as "createdAt", changed_at as "changedAt"`,
    key: sql`order_no`,
  },
  {
    table: "point_conversions",
    erasure: "kept",
    part: "pointConversions",
    columns: sql`conversion_no as "conversionNo", day::text as day, points::text as points, currency, amount::text as amount, at`,
    key: sql`conversion_no`,
  },
  {
    table: "point_corrections",
    erasure: "kept",
    part: "pointCorrections",
    columns: sql`id::text as id, points::text as points, at`,
    key: sql`at::text || id::text`,
  },
  {
    table: "point_members",
    erasure: "kept",
    part: "points",
    columns: sql`earned::text as earned, owed::text as owed`,
    key: sql`member_id`,
  },
  {
    table: "point_days",
    erasure: "kept",
    part: "pointDays",
    columns: sql`day::text as day, currency, valid_bet::text as "validBet"`,
    key: sql`day::text || currency`,
  },
  {
    table: "point_gains",
    erasure: "removed",
    part: "pointGains",
    columns: sql`game_code as "gameCode", round_id as "roundId", stake::text as stake, points::text as points, at`,
    key: sql`at::text || game_code || round_id || points`,
  },
];
