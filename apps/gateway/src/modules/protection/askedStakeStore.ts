import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Names a round at a vendor's own wallet, in which there is one stake. */
export interface AskedRound extends MemberKey {
  readonly vendor: string;
  readonly roundId: string;
}

/** The records of a vendor that says no time show a stake at the latest so long after it was asked for. In milliseconds. */
const patience = 30_000;
/** By how much a vendor's clock may be ahead of the database's. In milliseconds. */
const clockSkew = 5_000;

/** Takes back that a stake was asked for, to judge it anew. @returns its amount in 1/10,000 of the unit; undefined where it was not asked for */
export async function takeAskedStake(
  tx: Db,
  { tenantId, memberId, vendor, roundId }: AskedRound,
): Promise<bigint | undefined> {
  const row = await tables(tx)
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
  await tables(tx)
    .insertInto("asked_stakes")
    .values({ tenant_id: tenantId, member_id: memberId, vendor, round_id: roundId, amount })
    .execute();
}

/** How far a vendor's records were read. */
export interface ReadRecords {
  /** How long the reading took, in milliseconds. */
  readonly elapsed: number;
  /** Each stake that was asked for before then is in them or will never be taken; in milliseconds by the vendor's clock, if it says so. */
  readonly until: number | undefined;
}

/** Forgets stakes that were asked for and never taken: those that the vendor's records, read to their end, do not show (decision 074). */
export async function forgetAskedStakes(
  db: Db,
  tenantId: string,
  vendor: string,
  { elapsed, until }: ReadRecords,
): Promise<void> {
  const age = elapsed + (until === undefined ? patience : clockSkew);
  const told =
    until === undefined ? sql<boolean>`true` : sql<boolean>`at < to_timestamp(${(until - clockSkew) / 1_000})`;
  await tables(db)
    .deleteFrom("asked_stakes")
    .where("tenant_id", "=", tenantId)
    .where("vendor", "=", vendor)
    .where("at", "<", sql<Date>`clock_timestamp() - ${age / 1_000} * interval '1 second'`)
    .where(told)
    .execute();
}
