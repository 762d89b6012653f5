import { type IdentityCheckState, identityCheckStates, transition } from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { mostWaiting, type WaitingItem, type WaitingItems } from "../../staff/WaitingLine.ts";
import { setIdentityConfirmed } from "../auth/index.ts";
import { type Tables, tables } from "./tables.ts";

/** Documents that a member sent. */
export type IdentityCheck = Selectable<Tables["identity_checks"]>;

/** The member's newest documents. */
export async function findIdentityCheck(db: Db, { tenantId, memberId }: MemberKey): Promise<IdentityCheck | undefined> {
  return tables(db)
    .selectFrom("identity_checks")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Pending or approved: the condition of the index `identity_checks_open`. */
const isOpen = sql<boolean>`state in ('SUBMITTED', 'APPROVED')`;

/** Stores documents. @returns false while others are pending or approved */
export async function addIdentityCheck(
  tx: Db,
  check: Omit<Insertable<Tables["identity_checks"]>, "state">,
): Promise<boolean> {
  const row = await tables(tx)
    .insertInto("identity_checks")
    .values({ ...check, state: identityCheckStates.initial })
    .onConflict((conflict) =>
      // Literals, not parameters: the generic plan of a prepared statement would not use the partial index.
      conflict.columns(["tenant_id", "member_id"]).where(isOpen).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (row !== undefined) await publishDeskChange(tx, check.tenant_id, "Identity");
  return row !== undefined;
}

/** A staff decision on documents. */
export type IdentityDecision = "approve" | "reject" | "askAgain";

const from = { approve: "SUBMITTED", reject: "SUBMITTED", askAgain: "APPROVED" } as const;

/** Decides on documents that are in the state that the decision requires. @returns them; `undefined` if they are in another state */
export async function decideIdentityCheck(
  tx: Db,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  decision: IdentityDecision,
  actor: string,
  reason: string,
): Promise<IdentityCheck | undefined> {
  const before = from[decision];
  const state = transition(identityCheckStates, before, decision);
  if (state === null) throw new Error(`documents cannot ${decision}`);
  const check = await tables(tx)
    .updateTable("identity_checks")
    .set({ state, decided_at: sql<Date>`clock_timestamp()`, decided_by: actor, reason })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", before)
    .returningAll()
    .executeTakeFirst();
  if (check === undefined) return undefined;
  await setIdentityConfirmed(tx, { tenantId, memberId: check.member_id }, decision === "approve");
  await publishDeskChange(tx, tenantId, "Identity");
  return check;
}

/** A merchant's pending documents, or all of them, oldest first. */
export async function listIdentityChecks(
  db: Db,
  tenantId: string,
  isWaiting: boolean,
): Promise<readonly (IdentityCheck & { readonly username: string })[]> {
  const query = tables(db)
    .selectFrom("identity_checks as c")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.id", "=", "c.member_id"),
    )
    .selectAll("c")
    .select("m.username")
    .where("c.tenant_id", "=", tenantId);
  return (isWaiting ? query.where("c.state", "=", "SUBMITTED") : query).orderBy("c.submitted_at").limit(200).execute();
}

/** Which documents to list: of a state, of a member; `after` is the last one of the page before. */
export interface CheckFilter {
  readonly state?: IdentityCheckState | undefined;
  readonly memberId?: string | undefined;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
}

/** A page of a merchant's documents: pending ones, the oldest first; otherwise the newest first. */
export async function listCheckPage(
  db: Db,
  tenantId: string,
  { state, memberId, after }: CheckFilter,
  most: number,
): Promise<readonly (IdentityCheck & { readonly username: string })[]> {
  const isQueue = state === "SUBMITTED";
  // Cursors have whole milliseconds. The expression of the indexes `identity_checks_newest` and `identity_checks_state`.
  const at = sql`date_trunc('milliseconds', c.submitted_at at time zone 'UTC')`;
  const way = sql.raw(isQueue ? "asc" : "desc");
  const order = sql`${at} ${way}, c.id ${way}`;
  let page = tables(db)
    .selectFrom("identity_checks as c")
    .selectAll()
    .where("c.tenant_id", "=", tenantId)
    .orderBy(order)
    .limit(most);
  if (state !== undefined) page = page.where("c.state", "=", state);
  if (memberId !== undefined) page = page.where("c.member_id", "=", memberId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${at}, c.id) ${sql.raw(isQueue ? ">" : "<")} (${after.at}::timestamptz at time zone 'UTC', ${after.id}::uuid)`,
    );
  return tables(db)
    .selectFrom(page.as("c"))
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.id", "=", "c.member_id"),
    )
    .selectAll("c")
    .select("m.username")
    .orderBy(order)
    .execute();
}

/** Documents by their id. */
export async function getIdentityCheck(db: Db, tenantId: string, id: string): Promise<IdentityCheck | undefined> {
  return tables(db)
    .selectFrom("identity_checks")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

const toWaiting = (check: Pick<IdentityCheck, "id" | "submitted_at" | "member_id">, username: string): WaitingItem => ({
  subject: check.id,
  at: check.submitted_at,
  member: { id: check.member_id, username },
});

/** The documents that wait at a merchant. */
export const waitingChecks: WaitingItems = {
  list: async (db, tenantId, limit) =>
    (await listCheckPage(db, tenantId, { state: "SUBMITTED" }, limit)).map((check) => toWaiting(check, check.username)),
  find: async (db, tenantId, id) => {
    const row = await tables(db)
      .selectFrom("identity_checks as c")
      .innerJoin("members as m", (join) =>
        join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.id", "=", "c.member_id"),
      )
      .select(["c.id", "c.submitted_at", "c.member_id", "m.username"])
      .where("c.tenant_id", "=", tenantId)
      .where("c.state", "=", "SUBMITTED")
      .where(sql<boolean>`c.id::text = ${id}`)
      .executeTakeFirst();
    return row === undefined ? undefined : toWaiting(row, row.username);
  },
};

/** How many checks of documents wait at a merchant. */
export async function countSubmittedChecks(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from identity_checks i where i.tenant_id = ${tenantId} and i.state = 'SUBMITTED' limit ${mostWaiting}
    ) i`.execute(db);
  return rows[0]?.count ?? 0;
}
