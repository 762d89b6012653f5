import { isDeepStrictEqual } from "node:util";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored mission. */
export type StoredMission = Selectable<Tables["missions"]>;

/** A mission with what was claimed of it. */
export type CountedMission = StoredMission & { readonly claims: number; readonly cost: string };

/** What is stored of what staff say; amounts in 1/10,000 of the unit. */
export interface NewMission extends Omit<
  StoredMission,
  "created_at" | "version" | "on_since" | "titles" | "audience" | "target" | "amount" | "least_stake"
> {
  readonly titles: string;
  readonly audience: string;
  readonly target: bigint;
  readonly amount: bigint;
  readonly least_stake: bigint;
}

/** A merchant's missions in the order in which members see them. */
export async function listStoredMissions(db: Db, tenantId: string): Promise<readonly CountedMission[]> {
  const { rows } = await sql<CountedMission>`
    select m.*, c.claims::int as claims, c.cost::text as cost
    from missions m
    cross join lateral (
      select count(*) as claims, coalesce(sum(c.amount), 0) as cost from mission_claims c
      where c.tenant_id = m.tenant_id and c.mission_id = m.id
    ) c
    where m.tenant_id = ${tenantId}
    order by m.is_on desc, m.position, m.created_at, m.id`.execute(db);
  return rows;
}

/** How many missions a merchant has. */
export async function countMissions(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("missions")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A mission, locked until the transaction ends: claims of it are paid one after another, and under the terms that it had. */
export async function lockMission(tx: Db, tenantId: string, id: string): Promise<StoredMission | undefined> {
  return tables(tx)
    .selectFrom("missions")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether what is stored says the same. */
export function isSameMission(stored: StoredMission, mission: NewMission): boolean {
  const { titles, audience, ...rest } = mission;
  const toText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
  return (
    isDeepStrictEqual(stored.titles, JSON.parse(titles)) &&
    isDeepStrictEqual(stored.audience, JSON.parse(audience)) &&
    Object.entries(rest).every(([name, value]) => toText(value) === toText(Reflect.get(stored, name)))
  );
}

/** Since when a mission that is on counts: its first time is kept. */
const onSince = (isOn: boolean) =>
  isOn ? sql<Date>`coalesce(missions.on_since, clock_timestamp())` : sql<Date | null>`missions.on_since`;

/** Stores a mission. @returns its new version; undefined where another version is stored, or none */
export async function putMission(tx: Db, mission: NewMission, version: number): Promise<number | undefined> {
  if (version === 0) {
    const made = await tables(tx)
      .insertInto("missions")
      .values({ ...mission, on_since: mission.is_on ? sql<Date>`clock_timestamp()` : null })
      .onConflict((conflict) => conflict.doNothing())
      .returning("version")
      .executeTakeFirst();
    return made?.version;
  }
  const { tenant_id: tenantId, id, ...rest } = mission;
  const changed = await tables(tx)
    .updateTable("missions")
    .set({ ...rest, version: version + 1, on_since: onSince(rest.is_on) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return changed?.version;
}

/** Turns a mission off. @returns false for one that is not on */
export async function setStopped(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("missions")
    .set({ is_on: false, version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .where("is_on", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
