import type { ContractKind } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { RatedContract } from "./RatedContract.ts";

interface RateRow {
  readonly id: string;
  readonly uplineId: string | null;
  readonly memberId: string;
  readonly endsAt: Date | null;
  readonly from: Date | null;
  readonly rate: number;
}

function toRated(rows: readonly RateRow[]): readonly RatedContract[] {
  const byId = new Map<string, RatedContract>();
  for (const { from, rate, ...contract } of rows) {
    if (from === null) continue;
    const rates = [...(byId.get(contract.id)?.rates ?? []), { from, rate }];
    byId.set(contract.id, { ...contract, rates });
  }
  return [...byId.values()];
}

const rated = sql`
  select c.id, c.upline_id as "uplineId", c.member_id as "memberId", c.ends_at as "endsAt", t.effective_from as from, t.top_rate as rate
  from contracts c join contract_terms t on t.tenant_id = c.tenant_id and t.contract_id = c.id and t.state = 'AGREED'`;

const goesOn = sql`(c.state in ('IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED') or c.ends_at > clock_timestamp())`;

/** The contracts of a kind by which these members are paid, now or later. */
export async function listRatesOf(
  db: Db,
  tenantId: string,
  kind: ContractKind,
  memberIds: readonly string[],
): Promise<readonly RatedContract[]> {
  const { rows } = await sql<RateRow>`${rated}
    where c.tenant_id = ${tenantId} and c.kind = ${kind} and c.member_id = any (${memberIds}) and ${goesOn}
    order by t.effective_from, t.number`.execute(db);
  return toRated(rows);
}

/** The contracts of a kind of which these members are the uplines, that pay now or later. */
export async function listRatesBelow(
  db: Db,
  tenantId: string,
  kind: ContractKind,
  uplineIds: readonly string[],
): Promise<readonly RatedContract[]> {
  const { rows } = await sql<RateRow>`${rated}
    where c.tenant_id = ${tenantId} and c.kind = ${kind} and c.upline_id = any (${uplineIds}) and ${goesOn}
    order by t.effective_from, t.number`.execute(db);
  return toRated(rows);
}
