import {
  type AffiliateAgreementEvent,
  type AffiliateAgreementState,
  affiliateAgreementStates,
  type AffiliatePlanKind,
  type AffiliatePlanState,
  transition,
} from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { findMemberId } from "../../authentication/namedMemberStore.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored agreement with its plan and its affiliate's name. */
export type NamedAgreement = Selectable<Tables["affiliate_agreements"]> & {
  readonly account: string;
  readonly plan: string;
  readonly kind: AffiliatePlanKind;
  readonly currency: string;
  readonly plan_state: AffiliatePlanState;
  readonly players: number;
};

const select = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("affiliate_agreements as a")
    .innerJoin("affiliate_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "a.tenant_id").onRef("p.id", "=", "a.plan_id"),
    )
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "a.tenant_id").onRef("m.id", "=", "a.member_id"),
    )
    .selectAll("a")
    .select([
      "m.username as account",
      "p.name as plan",
      "p.kind",
      "p.currency",
      "p.state as plan_state",
      sql<number>`(select count(*)::int from affiliate_players f
        where f.tenant_id = a.tenant_id and f.affiliate_id = a.member_id and f.plan_id = a.plan_id and f.kind = 'PLAYER')`.as(
        "players",
      ),
    ])
    .where("a.tenant_id", "=", tenantId);

/** An agreement. */
export async function findAgreement(db: Db, tenantId: string, id: string): Promise<NamedAgreement | undefined> {
  return select(db, tenantId).where("a.id", "=", id).executeTakeFirst();
}

/** Locks an agreement until the transaction ends. */
export async function lockAgreement(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx)
    .selectFrom("affiliate_agreements")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
}

/** Which agreements a list holds. */
interface AgreementFilter {
  readonly state?: AffiliateAgreementState | undefined;
  readonly planId?: string | undefined;
  /** The name or id of an account. */
  readonly account?: string | undefined;
  readonly after?: { readonly at: number; readonly id: string } | undefined;
}

/** A merchant's agreements and offers, newest first, behind a place. */
export async function listAgreements(
  db: Db,
  tenantId: string,
  { state, planId, account, after }: AgreementFilter,
  limit: number,
): Promise<readonly NamedAgreement[]> {
  const memberId = account === undefined ? undefined : await findMemberId(db, tenantId, account);
  if (account !== undefined && memberId === undefined) return [];
  let rows = select(db, tenantId);
  if (state !== undefined) rows = rows.where("a.state", "=", state);
  if (planId !== undefined) rows = rows.where("a.plan_id", "=", planId);
  if (memberId !== undefined) rows = rows.where("a.member_id", "=", memberId);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(a.created_at, a.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return rows.orderBy("a.created_at", "desc").orderBy("a.id", "desc").limit(limit).execute();
}

/** All agreements and offers of one member, newest first. */
export async function listOwnAgreements(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly NamedAgreement[]> {
  return select(db, tenantId)
    .where("a.member_id", "=", memberId)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(200)
    .execute();
}

/** Stores an offer. @returns false where the member has the plan, or an offer of it */
export async function addOffer(
  tx: Db,
  offer: {
    readonly tenantId: string;
    readonly id: string;
    readonly memberId: string;
    readonly planId: string;
    readonly by: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("affiliate_agreements")
    .values({
      tenant_id: offer.tenantId,
      id: offer.id,
      member_id: offer.memberId,
      plan_id: offer.planId,
      state: affiliateAgreementStates.initial,
      offered_by: offer.by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a member has a plan, or an offer of it. */
export async function hasPlan(db: Db, { tenantId, memberId }: MemberKey, planId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("affiliate_agreements")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("plan_id", "=", planId)
    .where("state", "in", ["OFFERED", "ACTIVE"])
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves an agreement by an event of its table. @returns whether it did */
export async function moveAgreement(
  tx: Db,
  { tenant_id, id, state: from }: Pick<NamedAgreement, "tenant_id" | "id" | "state">,
  event: AffiliateAgreementEvent,
): Promise<boolean> {
  const state = transition(affiliateAgreementStates, from, event);
  if (state === null) return false;
  const now = sql<Date>`clock_timestamp()`;
  const { numUpdatedRows } = await tables(tx)
    .updateTable("affiliate_agreements")
    .set({
      state,
      version: sql<number>`version + 1`,
      ...(event === "end" || event === "withdraw" ? { ended_at: now } : { answered_at: now }),
    })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The account that staff name, as far as an offer depends on it. */
export async function findFit(
  db: Db,
  tenantId: string,
  account: string,
): Promise<
  { readonly id: string; readonly username: string; readonly kind: number; readonly status: string } | undefined
> {
  const memberId = await findMemberId(db, tenantId, account);
  if (memberId === undefined) return undefined;
  return tables(db)
    .selectFrom("members")
    .select(["id", "username", "kind", "status"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** By whose link of kind SUB a member came, and who came by its own and has a plan. */
export async function readSubs(db: Db, { tenantId, memberId }: MemberKey) {
  const { rows: above } = await sql<{ id: string; account: string }>`
    select m.id, m.username as account from affiliate_players f join members m on m.tenant_id = f.tenant_id and m.id = f.affiliate_id
    where f.tenant_id = ${tenantId} and f.member_id = ${memberId} and f.kind = 'SUB'`.execute(db);
  const { rows: below } = await sql<{ id: string; account: string }>`
    select m.id, m.username as account from affiliate_players f join members m on m.tenant_id = f.tenant_id and m.id = f.member_id
    where f.tenant_id = ${tenantId} and f.affiliate_id = ${memberId} and f.kind = 'SUB'
      and exists (select from affiliate_agreements a where a.tenant_id = f.tenant_id and a.member_id = f.member_id and a.state in ('ACTIVE', 'ENDED'))
    order by m.username limit 100`.execute(db);
  return { parent: above[0] ?? null, below };
}
