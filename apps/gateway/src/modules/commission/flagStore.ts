import type { ContractKind } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";

/** What of an agent's contracts of a kind waits, and whether it has, had or is asked for one from above. */
interface KindFlags {
  readonly kind: ContractKind;
  readonly waits: 0 | 1 | 2 | 3 | 4;
  readonly isKnown: boolean;
}

/**
 * Of each kind of an agent's contracts: what waits, the most urgent first: a new request for it, new terms, an end, or the other side for its own
 * request (contract 3.2.1); and whether one from above was agreed to or is asked for.
 */
export async function listKindFlags(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly KindFlags[]> {
  const { rows } = await sql<{ kind: ContractKind; waits: number | null; isKnown: boolean | null }>`
    select c.kind, min(case
      when c.asked_by is null then null
      when c.asked_by = c.side then 4
      when c.state = 'REQUESTED' then 1
      when c.state = 'CHANGE_REQUESTED' then 2
      else 3 end) as waits,
      bool_or(c.side = 'DOWNLINE' and (c.effective_from is not null or c.state = 'REQUESTED')) as "isKnown"
    from (
      select kind, state, asked_by, effective_from, 'DOWNLINE' as side from contracts
      where tenant_id = ${tenantId} and member_id = ${memberId}
      union all
      select kind, state, asked_by, effective_from, 'UPLINE' from contracts
      where tenant_id = ${tenantId} and upline_id = ${memberId} and asked_by is not null
    ) c
    group by c.kind`.execute(db);
  return rows.map(({ kind, waits, isKnown }) => ({ kind, waits: toWaits(waits), isKnown: isKnown === true }));
}

function toWaits(number: number | null): KindFlags["waits"] {
  return number === 1 || number === 2 || number === 3 || number === 4 ? number : 0;
}
