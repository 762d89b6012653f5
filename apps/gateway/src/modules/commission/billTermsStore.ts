import type { ContractCarry, Tier } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toTier, type TierColumns } from "./toTier.ts";

/** Terms by which a bill is made. */
export interface BillTerms {
  readonly number: number;
  readonly carry: ContractCarry;
  readonly tiers: readonly Tier[];
}

type Row = TierColumns & { readonly number: number; readonly carry: ContractCarry };

const toTerms = (rows: readonly Row[]): BillTerms | undefined => {
  const [first] = rows;
  return first && { number: first.number, carry: first.carry, tiers: rows.map(toTier) };
};

const columns = sql`t.number, t.carry, r.rate, r.period_valid_bet as "periodValidBet", r.period_profit_loss as "periodProfitLoss",
  r.active_members as "activeMembers", r.bet_amount_per_day as "betAmountPerDay", r.bet_amount_per_hour as "betAmountPerHour"`;

/** The terms that are in force as a period begins. */
export async function findTermsAt(
  db: Db,
  tenantId: string,
  contractId: string,
  at: Date,
): Promise<BillTerms | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from contract_terms t
    join contract_tiers r on r.tenant_id = t.tenant_id and r.contract_id = t.contract_id and r.number = t.number
    where t.tenant_id = ${tenantId} and t.contract_id = ${contractId} and t.number = (
      select o.number from contract_terms o where o.tenant_id = t.tenant_id and o.contract_id = t.contract_id
        and o.state = 'AGREED' and o.effective_from <= ${at} order by o.effective_from desc, o.number desc limit 1)
    order by r.tier`.execute(db);
  return toTerms(rows);
}

/** The terms of a contract by their number. */
export async function getTerms(db: Db, tenantId: string, contractId: string, number: number): Promise<BillTerms> {
  const { rows } = await sql<Row>`
    select ${columns} from contract_terms t
    join contract_tiers r on r.tenant_id = t.tenant_id and r.contract_id = t.contract_id and r.number = t.number
    where t.tenant_id = ${tenantId} and t.contract_id = ${contractId} and t.number = ${number} order by r.tier`.execute(
    db,
  );
  const terms = toTerms(rows);
  if (terms === undefined) throw new Error(`contract ${contractId} has no terms ${number}`);
  return terms;
}
