import type { ContractKind } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { selectContracts, type NamedContract } from "./contractStore.ts";
import { tables } from "./tables.ts";

/** A period of a contract that is to be billed. */
export interface DuePeriod {
  readonly contract: NamedContract;
  readonly from: Date;
  readonly to: Date;
  /** The contract ends with it, perhaps within an hour. */
  readonly isLast: boolean;
}

/** Kinds of contracts that a merchant has, or had. */
export async function listKinds(db: Db, tenantId: string): Promise<readonly ContractKind[]> {
  const rows = await tables(db).selectFrom("contract_turns").select("kind").where("tenant_id", "=", tenantId).execute();
  return rows.map(({ kind }) => kind);
}

/** Locks a merchant's contracts of a kind, unless somebody else has them. @returns whether it did */
export async function tryLockKind(tx: Db, tenantId: string, kind: ContractKind): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("contract_turns")
    .select("kind")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

async function toContracts(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedContract>> {
  if (ids.length === 0) return new Map();
  const rows = await selectContracts(db).where("c.tenant_id", "=", tenantId).where("c.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Contracts of a kind whose next period is over and complete: those whose period ends first, and of them the lowest in the tree first. */
export async function listDue(
  db: Db,
  { id: tenantId, timeZone }: { readonly id: string; readonly timeZone: string },
  kind: ContractKind,
  completeUntil: Date,
  payDelayDays: number,
): Promise<readonly DuePeriod[]> {
  const { rows } = await sql<{ id: string; from: Date; to: Date; isLast: boolean }>`
    select d.contract_id as id, d.period_start as "from", d.period_end as "to", d.is_last as "isLast"
    from list_due_periods(${tenantId}, ${kind}, ${timeZone}, ${completeUntil}::timestamptz, ${payDelayDays}::int) d`.execute(
    db,
  );
  const contracts = await toContracts(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, ...period }) => {
    const contract = contracts.get(id);
    return contract === undefined ? [] : [{ contract, ...period }];
  });
}

/** Salaries in real time that go on now, the lowest in the tree first, each with the part of its day until now that is not ended. */
export async function listRunning(
  db: Db,
  { id: tenantId, timeZone }: { readonly id: string; readonly timeZone: string },
): Promise<readonly DuePeriod[]> {
  const { rows } = await sql<{ id: string; from: Date; to: Date }>`
    select c.id, coalesce(c.billed_until, c.effective_from) as "from", clock_timestamp() as "to"
    from contracts c join members m on m.tenant_id = c.tenant_id and m.id = c.member_id
    left join agent_lines l on l.tenant_id = m.tenant_id and l.id = m.line_id
    where c.tenant_id = ${tenantId} and c.kind = 'REALTIME' and c.effective_from <= clock_timestamp()
      and coalesce(c.ends_at, 'infinity') > clock_timestamp()
      and next_contract_start('DAILY', 'DAILY', ${timeZone}, coalesce(c.billed_until, c.effective_from) + interval '1 microsecond')
        > clock_timestamp()
    order by cardinality(l.agents) desc nulls last, c.id`.execute(db);
  const contracts = await toContracts(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, from, to }) => {
    const contract = contracts.get(id);
    return contract === undefined ? [] : [{ contract, from, to, isLast: false }];
  });
}

/** Notes until when a contract is billed. */
export async function setBilled(tx: Db, { tenant_id: tenantId, id }: NamedContract, until: Date): Promise<void> {
  await tables(tx)
    .updateTable("contracts")
    .set({ billed_until: until })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}
