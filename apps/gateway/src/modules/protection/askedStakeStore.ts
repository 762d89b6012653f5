import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { MemberKey } from "./protectedMemberStore.ts";

/** Names a round at a vendor's own wallet, in which there is one stake. */
export interface AskedRound extends MemberKey {
  readonly vendor: string;
  readonly roundId: string;
}

/** The vendor's records show a stake at the latest so long after it was asked for. In seconds. */
const patience = 30;

/** Takes back that a stake was asked for, to judge it anew. @returns its amount in 1/10,000 of the unit; undefined where it was not asked for */
export async function takeAskedStake(
  tx: Db,
  { tenantId, memberId, vendor, roundId }: AskedRound,
): Promise<bigint | undefined> {
  const row = await tx
    .deleteFrom("asked_stakes")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("vendor", "=", vendor)
    .where("round_id", "=", roundId)
    .returning("amount")
    .executeTakeFirst();
  return row === undefined ? undefined : BigInt(row.amount);
}

/** Counts a stake towards limits that the vendor is about to take, until its records tell it. `amount` in 1/10,000 of the unit. */
export async function addAskedStake(
  tx: Db,
  { tenantId, memberId, vendor, roundId }: AskedRound,
  amount: bigint,
): Promise<void> {
  await tx
    .insertInto("asked_stakes")
    .values({ tenant_id: tenantId, member_id: memberId, vendor, round_id: roundId, amount })
    .execute();
}

/**
 * Forgets stakes that were asked for and never taken: those that the vendor's records, read to their end, do not show.
 * `elapsed`: how long the reading took, in milliseconds.
 */
export async function forgetAskedStakes(db: Db, tenantId: string, vendor: string, elapsed: number): Promise<void> {
  await db
    .deleteFrom("asked_stakes")
    .where("tenant_id", "=", tenantId)
    .where("vendor", "=", vendor)
    .where("at", "<", sql<Date>`clock_timestamp() - ${patience + elapsed / 1_000} * interval '1 second'`)
    .execute();
}
