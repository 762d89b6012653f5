import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored requirement. */
export type Requirement = Selectable<Tables["turnover_requirements"]>;

/** What a new requirement is made of. Amounts in 1/10,000 of the unit. */
export interface NewRequirement extends MemberKey {
  readonly id: string;
  readonly source: Requirement["source"];
  readonly ref: string;
  readonly currency: string;
  readonly held: bigint;
  readonly required: bigint;
  readonly lostBelow: bigint;
  /** After how many days it ends by itself. */
  readonly days: number | null;
  readonly reason: string;
}

/** Stores a requirement, once for each source and reference. @returns false when it is there already */
export async function addRequirement(tx: Db, requirement: NewRequirement): Promise<boolean> {
  const { tenantId, memberId, lostBelow, days, ...rest } = requirement;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("turnover_requirements")
    .values({
      ...rest,
      tenant_id: tenantId,
      member_id: memberId,
      lost_below: lostBelow,
      ...(days === null ? {} : { expires_at: sql<Date>`clock_timestamp() + ${days} * interval '1 day'` }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether the requirement of this id is just this one. */
export async function isRequirement(tx: Db, requirement: NewRequirement): Promise<boolean> {
  const { tenantId, memberId, id, source, held, required, reason } = requirement;
  const query = tables(tx)
    .selectFrom("turnover_requirements")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .where("source", "=", source)
    .where(sql<boolean>`held = ${held} and required = ${required}`)
    .where("reason", "=", reason);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Ends a member's open requirements if the money that they held is gone: call it before new money comes, with the wallet locked. */
export async function loseRequirements(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`select lose_turnover(${tenantId}, ${memberId})`.execute(tx);
}

const isOpen = sql<boolean>`state = 'OPEN' and (expires_at is null or expires_at > clock_timestamp())`;

/** A member's open requirements, in the order in which stakes fill them. */
export async function listOpen(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly Requirement[]> {
  return tables(db)
    .selectFrom("turnover_requirements")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(isOpen)
    .orderBy("position")
    .execute();
}

/** A member's requirements that have ended, newest first. One past its time has ended, whether or not the job was there. */
export async function listEnded(
  db: Db,
  { tenantId, memberId }: MemberKey,
  limit: number,
): Promise<readonly Requirement[]> {
  const rows = await tables(db)
    .selectFrom("turnover_requirements")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(sql<boolean>`not (${isOpen})`)
    .orderBy("position", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => (row.state === "OPEN" ? { ...row, state: "EXPIRED", ended_at: row.expires_at } : row));
}

/** Marks requirements that are past their time; one that a round is being counted for waits for the next time. @returns how many */
export async function expireRequirements(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update turnover_requirements r set state = 'EXPIRED', ended_at = r.expires_at
    from (
      select tenant_id, id from turnover_requirements
      where state = 'OPEN' and expires_at <= clock_timestamp() for update skip locked
    ) old
    where r.tenant_id = old.tenant_id and r.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A requirement of a merchant's member that is open, with its member's name; undefined for one that has ended. */
export async function findOpen(
  db: Db,
  tenantId: string,
  id: string,
): Promise<(Requirement & { readonly username: string }) | undefined> {
  return tables(db)
    .selectFrom("turnover_requirements as r")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "r.tenant_id").onRef("m.id", "=", "r.member_id"),
    )
    .selectAll("r")
    .select("m.username")
    .where("r.tenant_id", "=", tenantId)
    .where("r.id", "=", id)
    .where("r.state", "=", "OPEN")
    .where(sql<boolean>`(r.expires_at is null or r.expires_at > clock_timestamp())`)
    .executeTakeFirst();
}

/** Forgives an open requirement. @returns false for one that has ended by then */
export async function forgiveRequirement(tx: Db, tenantId: string, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("turnover_requirements")
    .set({ state: "FORGIVEN", ended_at: sql<Date>`clock_timestamp()`, reason })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A member's name and currency; undefined for no member of the merchant. */
export async function findMember(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly username: string; readonly currency: string; readonly kind: number } | undefined> {
  return tables(db)
    .selectFrom("members")
    .select(["username", "currency", "kind"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}
