import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import type { RebateSource } from "./schema.ts";
import { tables } from "./tables.ts";

/** Whose rebate, of which bets and in which currency. */
export interface RebateKey {
  readonly tenantId: string;
  readonly memberId: string;
  readonly source: RebateSource;
  readonly currency: string;
}

/** Bets that earn at one rate. */
export interface RebatePart {
  readonly category: string;
  /** In hundredths of a percent. */
  readonly rate: number;
  /** What of the rate the member's level has added, in the same. */
  readonly raise: number;
  /** In 1/10,000 of the unit. */
  readonly validBet: string;
}

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureRebates(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`select measure_rebates(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** What has not been claimed, by category and rate. */
export async function listParts(
  db: Db,
  { tenantId, memberId, source, currency }: RebateKey,
): Promise<readonly RebatePart[]> {
  return tables(db)
    .selectFrom("rebate_bets")
    .select(["category", "rate", "raise", sql<string>`sum(valid_bet - claimed_bet)::text`.as("validBet")])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where("currency", "=", currency)
    .whereRef("valid_bet", "<>", "claimed_bet")
    .groupBy(["category", "rate", "raise"])
    .orderBy("category")
    .orderBy("rate")
    .orderBy("raise")
    .execute();
}

/** Marks all that is not claimed as claimed: bets that are read meanwhile are the next claim's. @returns it by category and rate */
export async function takeParts(
  tx: Db,
  { tenantId, memberId, source, currency }: RebateKey,
): Promise<readonly RebatePart[]> {
  const { rows } = await sql<RebatePart>`
    with open as (
      select b.day, b.category, b.rate, b.raise, b.valid_bet, b.valid_bet - b.claimed_bet as added from rebate_bets b
      where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.source = ${source} and b.currency = ${currency}
        and b.valid_bet <> b.claimed_bet
      for update
    ), taken as (
      update rebate_bets b set claimed_bet = o.valid_bet from open o
      where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.source = ${source} and b.currency = ${currency}
        and b.day = o.day and b.category = o.category and b.rate = o.rate and b.raise = o.raise
      returning o.category, o.rate, o.raise, o.added
    )
    select t.category, t.rate, t.raise, sum(t.added)::text as "validBet" from taken t group by 1, 2, 3 order by 1, 2, 3`.execute(
    tx,
  );
  return rows;
}

/** What earlier claims have left, in 1/100,000,000 of the unit. */
export async function getRemainder(db: Db, { tenantId, memberId, source, currency }: RebateKey): Promise<bigint> {
  const row = await tables(db)
    .selectFrom("rebate_remainders")
    .select("remainder")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return BigInt(row?.remainder ?? "0");
}

/** The same, locked until the transaction ends: one claim at a time. */
export async function lockRemainder(
  tx: Db,
  { tenantId: tenant_id, memberId: member_id, source, currency }: RebateKey,
): Promise<bigint> {
  const { remainder } = await tables(tx)
    .insertInto("rebate_remainders")
    .values({ tenant_id, member_id, source, currency })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "member_id", "source", "currency"])
        .doUpdateSet({ remainder: sql<bigint>`rebate_remainders.remainder` }),
    )
    .returning("remainder")
    .executeTakeFirstOrThrow();
  return BigInt(remainder);
}

/** Stores what a claim leaves. */
export async function setRemainder(
  tx: Db,
  { tenantId, memberId, source, currency }: RebateKey,
  remainder: bigint,
): Promise<void> {
  await tables(tx)
    .updateTable("rebate_remainders")
    .set({ remainder })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where("currency", "=", currency)
    .execute();
}

/** Stores a claim of today, of the merchant's zone. @returns false where there is one already */
export async function addClaim(
  tx: Db,
  { tenantId: tenant_id, memberId: member_id, source, currency }: RebateKey,
  timeZone: string,
  {
    claimNo,
    amount,
    parts,
  }: { readonly claimNo: string; readonly amount: bigint; readonly parts: readonly RebatePart[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("rebate_claims")
    .values({
      tenant_id,
      member_id,
      source,
      currency,
      day: sql<string>`ledger.to_day(clock_timestamp(), ${timeZone})`,
      claim_no: claimNo,
      amount,
      parts: JSON.stringify(parts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** When the next claim is possible, where there was one today. */
export async function findNextClaim(
  db: Db,
  { tenantId, memberId, source, currency }: RebateKey,
  timeZone: string,
): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom("rebate_claims")
    .select(sql<Date>`(day + 1)::timestamp at time zone ${timeZone}`.as("at"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where("currency", "=", currency)
    .where("day", "=", sql<string>`ledger.to_day(clock_timestamp(), ${timeZone})`)
    .executeTakeFirst();
  return row?.at;
}

/** The last claims, the newest first. */
export async function listClaims(db: Db, { tenantId, memberId, source, currency }: RebateKey, limit: number) {
  return tables(db)
    .selectFrom("rebate_claims")
    .select(["at", "amount"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where("currency", "=", currency)
    .orderBy("day", "desc")
    .limit(limit)
    .execute();
}

/** A merchant's agents with bets of their teams that are not paid, and no payment today, behind one of them. */
export async function listAgentsToPay(
  db: Db,
  tenantId: string,
  timeZone: string,
  after: { readonly currency: string; readonly memberId: string },
  limit: number,
): Promise<readonly { readonly currency: string; readonly memberId: string }[]> {
  return tables(db)
    .selectFrom("rebate_bets as b")
    .select(["b.currency", "b.member_id as memberId"])
    .distinct()
    .where("b.tenant_id", "=", tenantId)
    .where("b.source", "=", "TEAM")
    .whereRef("b.valid_bet", "<>", "b.claimed_bet")
    .where(sql<boolean>`(b.currency, b.member_id) > (${after.currency}, ${after.memberId})`)
    .where(
      sql<boolean>`not exists (select 1 from rebate_claims c where c.tenant_id = b.tenant_id and c.member_id = b.member_id and c.source = 'TEAM'
        and c.currency = b.currency and c.day = ledger.to_day(clock_timestamp(), ${timeZone}))`,
    )
    .orderBy("b.currency")
    .orderBy("b.member_id")
    .limit(limit)
    .execute();
}

/** The status of a member's account. */
export async function getStatus(db: Db, { tenantId, memberId }: RebateKey): Promise<string> {
  const { status } = await tables(db)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return status;
}

/** The member's file has the claims and the bets that they come from; a deletion keeps them under the id alone, since they prove what was paid. */
export const rebateTables: readonly MemberTable[] = [
  {
    table: "rebate_claims",
    erasure: "kept",
    part: "rebateClaims",
    columns: sql`claim_no as "claimNo", source, currency, day::text as day, amount::text as amount, parts, at`,
    key: sql`day, source, currency`,
  },
  {
    table: "rebate_bets",
    erasure: "kept",
    part: "rebateBets",
    columns: sql`source, currency, day::text as day, category, rate, raise, valid_bet::text as "validBet", claimed_bet::text as "claimedBet"`,
    key: sql`day, source, currency, category, rate, raise`,
  },
  {
    table: "rebate_remainders",
    erasure: "kept",
    part: "rebateRemainders",
    columns: sql`source, currency, remainder::text as remainder`,
    key: sql`source, currency`,
  },
];
