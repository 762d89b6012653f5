import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type NamedContract, selectContracts } from "./contractStore.ts";
import { tables } from "./tables.ts";

/** With which contract others end, that contract's version after the act, and when. */
export interface Cause {
  readonly tenantId: string;
  readonly contractId: string;
  readonly version: number;
  readonly at: Date;
}

/**
 * Ends these contracts automatically, in one statement each for state and step: those that go on, and earlier those that have been ended but
 * still pay. @returns the first kind, as they are now
 */
export async function endAutomatically(
  tx: Db,
  { tenantId, contractId, version, at }: Cause,
  ids: readonly string[],
): Promise<readonly NamedContract[]> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update contracts set state = 'AUTO_TERMINATED', version = version + 1, changed_at = clock_timestamp(), ends_at = ${at},
        asked_by = null, asked_at = null, open_until = null, ended_with = ${contractId}, ended_with_version = ${version}
      where tenant_id = ${tenantId} and id = any (${ids}::uuid[]) and state in ('IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED')
      returning tenant_id, id, version
    ), steps as (
      insert into contract_steps (tenant_id, contract_id, version, event, state, actor)
      select e.tenant_id, e.id, e.version, 'autoTerminate', 'AUTO_TERMINATED', 'PLATFORM' from ended e
    )
    select e.id from ended e`.execute(tx);
  await tables(tx)
    .updateTable("contracts")
    .set({ ends_at: at })
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .where("ends_at", ">", at)
    .execute();
  if (rows.length === 0) return [];
  return selectContracts(tx)
    .where("c.tenant_id", "=", tenantId)
    .where(
      "c.id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}

/** The contracts that an act on another one has ended: the first of them by account, and how many. */
export async function listEndedWith(
  db: Db,
  { tenantId, contractId, version }: Omit<Cause, "at">,
  limit: number,
): Promise<{
  readonly list: readonly { readonly account: string; readonly contractId: string }[];
  readonly count: number;
}> {
  const { rows } = await sql<{ account: string; contractId: string; count: number }>`
    select m.username as account, c.id as "contractId", (count(*) over ())::int as count
    from contracts c join members m on m.tenant_id = c.tenant_id and m.id = c.member_id
    where c.tenant_id = ${tenantId} and c.ended_with = ${contractId} and c.ended_with_version = ${version}
    order by m.username_key limit ${limit}`.execute(db);
  return { list: rows.map(({ account, contractId: id }) => ({ account, contractId: id })), count: rows[0]?.count ?? 0 };
}

/** The usernames of members. */
export async function listNames(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("members")
    .select(["id", "username"])
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
