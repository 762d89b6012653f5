import { type ContractKind, contractKinds, type ContractSide } from "@marquee/contract";
import { type Insertable, type InsertObject, type Selectable, sql, type UpdateObject } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A contract as it is stored. */
export type StoredContract = Selectable<Tables["contracts"]>;

/** What of a contract a step changes. */
export type ContractSet = Omit<UpdateObject<Tables, "contracts">, "version" | "changed_at">;

/** A contract with the names of its sides; the house has none. */
export interface NamedContract extends StoredContract {
  readonly upline: string | null;
  readonly downline: string;
}

/** Locks a merchant's contracts of these kinds until the transaction ends: whoever changes one comes after whoever changes another. */
export async function lockKinds(
  tx: Db,
  tenantId: string,
  kinds: readonly ContractKind[] = contractKinds,
): Promise<void> {
  await tables(tx)
    .insertInto("contract_turns")
    .values(kinds.map((kind) => ({ tenant_id: tenantId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables(tx)
    .selectFrom("contract_turns")
    .select("kind")
    .where("tenant_id", "=", tenantId)
    .where("kind", "in", kinds)
    .orderBy("kind")
    .forUpdate()
    .execute();
}

/** Contracts with the names of their sides, to be narrowed. */
export const selectContracts = (db: Db) =>
  tables(db)
    .selectFrom("contracts as c")
    .innerJoin("members as d", (join) =>
      join.onRef("d.tenant_id", "=", "c.tenant_id").onRef("d.id", "=", "c.member_id"),
    )
    .leftJoin("members as u", (join) => join.onRef("u.tenant_id", "=", "c.tenant_id").onRef("u.id", "=", "c.upline_id"))
    .selectAll("c")
    .select(["u.username as upline", "d.username as downline"]);

/** A contract of a merchant. */
export async function findContract(db: Db, tenantId: string, id: string): Promise<NamedContract | undefined> {
  return selectContracts(db).where("c.tenant_id", "=", tenantId).where("c.id", "=", id).executeTakeFirst();
}

/** The contract of a kind that goes on, or waits, between a downline and its upline. */
export async function findLiveContract(
  db: Db,
  { tenantId, memberId }: MemberKey,
  kind: ContractKind,
): Promise<StoredContract | undefined> {
  return tables(db)
    .selectFrom("contracts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .where("state", "in", ["REQUESTED", "IN_FORCE", "CHANGE_REQUESTED", "END_REQUESTED"])
    .executeTakeFirst();
}

/** Until when the downline's last contract of a kind pays, of those that have been ended. */
export async function getLastEnd(db: Db, { tenantId, memberId }: MemberKey, kind: ContractKind): Promise<Date | null> {
  const { at } = await tables(db)
    .selectFrom("contracts")
    .select(({ fn }) => fn.max("ends_at").as("at"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return at;
}

/** After how many days without an answer a request expires (contract 3.9.2). */
export const answerDays = 7;

/** What a contract says of a request that waits for the other side: both times of one moment, since the clock moves on within a statement. */
export const openRequest = (side: ContractSide) => ({
  asked_by: side,
  asked_at: sql<Date>`statement_timestamp()`,
  open_until: sql<Date>`statement_timestamp() + make_interval(days => ${answerDays})`,
});

/** Stores a new contract. */
export async function insertContract(tx: Db, contract: InsertObject<Tables, "contracts">): Promise<StoredContract> {
  return tables(tx).insertInto("contracts").values(contract).returningAll().executeTakeFirstOrThrow();
}

/** Changes a contract that is as it was read. @returns undefined when somebody else has changed it since */
export async function updateContract(
  tx: Db,
  { tenant_id: tenantId, id, version }: StoredContract,
  set: ContractSet,
): Promise<StoredContract | undefined> {
  return tables(tx)
    .updateTable("contracts")
    .set({ ...set, version: version + 1, changed_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** Notes what has happened to a contract, as it is now. */
export async function insertStep(
  tx: Db,
  { tenant_id: tenantId, id, version, state }: StoredContract,
  step: Pick<Insertable<Tables["contract_steps"]>, "event" | "actor">,
): Promise<void> {
  await tables(tx)
    .insertInto("contract_steps")
    .values({ tenant_id: tenantId, contract_id: id, version, state, ...step })
    .execute();
}

/** The first moment from now on, and not before `after`, at which a period of a contract begins (contract 3.9.4). */
export async function getNextStart(
  db: Db,
  { kind, period }: Pick<StoredContract, "kind" | "period">,
  timeZone: string,
  after: Date | null = null,
): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select next_contract_start(${kind}, ${period}, ${timeZone}, greatest(clock_timestamp(), ${after}::timestamptz)) as at`.execute(
    db,
  );
  const at = rows[0]?.at ?? null;
  if (at === null) throw new Error(`no period of ${period} begins after ${String(after)}`);
  return at;
}

/** The database's time. */
export async function getNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}
