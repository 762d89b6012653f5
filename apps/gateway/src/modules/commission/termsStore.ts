import { type ContractCarry, type Terms, toTopRate } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";
import { type TierColumns, toTier } from "./toTier.ts";

/** Whose terms. */
interface ContractKey {
  readonly tenant_id: string;
  readonly id: string;
}

/** Terms as they are stored: agreed, offered, or what became of an offer. */
export interface StoredTerms extends Terms {
  readonly number: number;
  readonly state: Tables["contract_terms"]["state"];
  readonly effectiveFrom: Date | null;
}

/** Stores terms that are asked for, under the next number. */
export async function offerTerms(tx: Db, { tenant_id: tenantId, id }: ContractKey, terms: Terms): Promise<void> {
  const key = { tenant_id: tenantId, contract_id: id };
  const { number } = await tables(tx)
    .insertInto("contract_terms")
    .values({
      ...key,
      number: sql<number>`(select coalesce(max(t.number), 0) + 1 from contract_terms t
        where t.tenant_id = ${tenantId} and t.contract_id = ${id})`,
      state: "OFFERED",
      carry: terms.carry,
      top_rate: toTopRate(terms),
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  await tables(tx)
    .insertInto("contract_tiers")
    .values(
      terms.tiers.map(({ rate, thresholds }, tier) => ({
        ...key,
        number,
        tier,
        rate,
        period_valid_bet: thresholds.periodValidBet,
        period_profit_loss: thresholds.periodProfitLoss,
        active_members: Number(thresholds.activeMembers),
        bet_amount_per_day: thresholds.betAmountPerDay,
        bet_amount_per_hour: thresholds.betAmountPerHour,
      })),
    )
    .execute();
}

/** Agrees to the terms that are asked for, from a moment on; agreed ones that would begin then or later never do. */
export async function agreeTerms(tx: Db, { tenant_id: tenantId, id }: ContractKey, from: Date): Promise<void> {
  const own = tables(tx).updateTable("contract_terms").where("tenant_id", "=", tenantId).where("contract_id", "=", id);
  await own.set({ state: "REPLACED" }).where("state", "=", "AGREED").where("effective_from", ">=", from).execute();
  await own.set({ state: "AGREED", effective_from: from }).where("state", "=", "OFFERED").execute();
}

/** Puts away the terms that these contracts ask for. */
export async function declineTerms(tx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable("contract_terms")
    .set({ state: "DECLINED" })
    .where("tenant_id", "=", tenantId)
    .where("contract_id", "in", ids)
    .where("state", "=", "OFFERED")
    .execute();
}

/** A tier, with whose it is. */
interface TierRow extends TierColumns {
  readonly contractId: string;
  readonly number: number;
  readonly state: StoredTerms["state"];
  readonly carry: ContractCarry;
  readonly effectiveFrom: Date | null;
}

/** The terms of each of these contracts that are in force, agreed for later or asked for, or else the last ones, in the order of their numbers. */
export async function listTerms(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredTerms[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TierRow>`
    select t.contract_id as "contractId", t.number, t.state, t.carry, t.effective_from as "effectiveFrom", r.rate,
      r.period_valid_bet as "periodValidBet", r.period_profit_loss as "periodProfitLoss", r.active_members as "activeMembers",
      r.bet_amount_per_day as "betAmountPerDay", r.bet_amount_per_hour as "betAmountPerHour"
    from contract_terms t
    join contract_tiers r on r.tenant_id = t.tenant_id and r.contract_id = t.contract_id and r.number = t.number
    cross join lateral (
      select max(o.number) as last,
        coalesce(max(o.number) filter (where o.state = 'AGREED' and o.effective_from <= clock_timestamp()), 0) as current
      from contract_terms o where o.tenant_id = t.tenant_id and o.contract_id = t.contract_id
    ) n
    where t.tenant_id = ${tenantId} and t.contract_id = any (${ids}::uuid[])
      and (t.state = 'OFFERED' or t.number = n.last or (t.state = 'AGREED' and t.number >= n.current))
    order by t.number, r.tier`.execute(db);
  const byContract = new Map<string, Map<number, StoredTerms>>();
  for (const row of rows) {
    const { contractId, number, state, carry, effectiveFrom } = row;
    const numbers = byContract.get(contractId) ?? new Map<number, StoredTerms>();
    const tiers = [...(numbers.get(number)?.tiers ?? []), toTier(row)];
    byContract.set(contractId, numbers.set(number, { number, state, carry, effectiveFrom, tiers }));
  }
  return new Map([...byContract].map(([id, numbers]) => [id, [...numbers.values()]]));
}
