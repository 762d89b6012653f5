import {
  type AffiliatePlanEvent,
  type AffiliatePlanState,
  affiliatePlanStates,
  type AffiliateTerms,
  transition,
} from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored plan. */
export type StoredPlan = Selectable<Tables["affiliate_plans"]>;

/** A stored version of a plan's terms. */
export type StoredVersion = Selectable<Tables["affiliate_plan_versions"]>;

/** A plan and how many have it. */
export type CountedPlan = StoredPlan & { readonly affiliates: number };

interface PlanKey {
  readonly tenantId: string;
  readonly planId: string;
}

const toColumns = (terms: AffiliateTerms) => ({
  rate: terms.rate,
  amount: terms.amount,
  carry: terms.carry,
  fee_rate: terms.feeRate,
  sub_rate: terms.subRate,
  minimum_pay: terms.minimumPay,
  review_from: terms.reviewFrom,
  qualify_deposit: terms.qualifyDeposit,
  qualify_bet: terms.qualifyBet,
  qualify_days: terms.qualifyDays,
  tiers: JSON.stringify(terms.tiers.map(({ rate, ngr, qualified }) => ({ rate, ngr: `${ngr}`, qualified }))),
});

/** The terms of a stored version. */
export const toTerms = (row: StoredVersion): AffiliateTerms => ({
  rate: row.rate,
  amount: BigInt(row.amount),
  carry: row.carry,
  feeRate: row.fee_rate,
  subRate: row.sub_rate,
  minimumPay: BigInt(row.minimum_pay),
  reviewFrom: BigInt(row.review_from),
  qualifyDeposit: BigInt(row.qualify_deposit),
  qualifyBet: BigInt(row.qualify_bet),
  qualifyDays: row.qualify_days,
  tiers: row.tiers.map(({ rate, ngr, qualified }) => ({ rate, ngr: BigInt(ngr), qualified })),
});

const withCounts = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("affiliate_plans as p")
    .selectAll("p")
    .select(
      sql<number>`(select count(*)::int from affiliate_agreements a
        where a.tenant_id = p.tenant_id and a.plan_id = p.id and a.state = 'ACTIVE')`.as("affiliates"),
    )
    .where("p.tenant_id", "=", tenantId);

/** A plan; `lock` holds it until the transaction ends. */
export async function findPlan(
  db: Db,
  { tenantId, planId }: PlanKey,
  { lock = false } = {},
): Promise<CountedPlan | undefined> {
  const row = withCounts(db, tenantId).where("p.id", "=", planId);
  return (lock ? row.forUpdate() : row).executeTakeFirst();
}

/** A merchant's plans, newest first, behind a place. */
export async function listPlans(
  db: Db,
  tenantId: string,
  filter: {
    readonly state?: AffiliatePlanState | undefined;
    readonly after?: { readonly at: number; readonly id: string } | undefined;
  },
  limit: number,
): Promise<readonly CountedPlan[]> {
  let rows = withCounts(db, tenantId);
  const { state, after } = filter;
  if (state !== undefined) rows = rows.where("p.state", "=", state);
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(p.created_at, p.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return rows.orderBy("p.created_at", "desc").orderBy("p.id", "desc").limit(limit).execute();
}

/** Stores a draft with its terms. @returns false where the id is taken */
export async function addPlan(
  tx: Db,
  plan: Omit<Insertable<Tables["affiliate_plans"]>, "state">,
  terms: AffiliateTerms,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("affiliate_plans")
    .values({ ...plan, state: affiliatePlanStates.initial })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tables(tx)
    .insertInto("affiliate_plan_versions")
    .values({ tenant_id: plan.tenant_id, plan_id: plan.id, number: 1, from_month: null, ...toColumns(terms) })
    .execute();
  return true;
}

async function raiseVersion(tx: Db, { tenant_id, id }: StoredPlan): Promise<void> {
  await tables(tx)
    .updateTable("affiliate_plans")
    .set({ version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .execute();
}

/** Changes the terms of a draft, which is locked. */
export async function changeDraft(tx: Db, plan: StoredPlan, terms: AffiliateTerms): Promise<void> {
  await tables(tx)
    .updateTable("affiliate_plan_versions")
    .set(toColumns(terms))
    .where("tenant_id", "=", plan.tenant_id)
    .where("plan_id", "=", plan.id)
    .where("number", "=", 1)
    .execute();
  await raiseVersion(tx, plan);
}

/** Adds a version that counts from the next month of the merchant's zone on, to a plan that is locked. @returns its number */
export async function addVersion(tx: Db, plan: StoredPlan, timeZone: string, terms: AffiliateTerms): Promise<number> {
  const { tenant_id, id } = plan;
  const { number } = await tables(tx)
    .insertInto("affiliate_plan_versions")
    .values({
      tenant_id,
      plan_id: id,
      number: sql<number>`(select max(v.number) + 1 from affiliate_plan_versions v where v.tenant_id = ${tenant_id} and v.plan_id = ${id}::uuid)`,
      from_month: sql<string>`(date_trunc('month', clock_timestamp() at time zone ${timeZone}) + interval '1 month')::date`,
      ...toColumns(terms),
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  await raiseVersion(tx, plan);
  return number;
}

/** Moves a plan by an event of its table. @returns whether the event may happen in its state */
export async function movePlan(tx: Db, plan: StoredPlan, event: AffiliatePlanEvent): Promise<boolean> {
  const state = transition(affiliatePlanStates, plan.state, event);
  if (state === null) return false;
  const { numUpdatedRows } = await tables(tx)
    .updateTable("affiliate_plans")
    .set({ state, ...(event === "end" ? { version: sql<number>`version + 1` } : {}) })
    .where("tenant_id", "=", plan.tenant_id)
    .where("id", "=", plan.id)
    .where("state", "=", plan.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All versions of some plans, the newest first. */
export async function listVersions(
  db: Db,
  tenantId: string,
  planIds: readonly string[],
): Promise<readonly StoredVersion[]> {
  if (planIds.length === 0) return [];
  return tables(db)
    .selectFrom("affiliate_plan_versions")
    .selectAll()
    .select(sql<string | null>`from_month::text`.as("from_month"))
    .where("tenant_id", "=", tenantId)
    .where("plan_id", "in", planIds)
    .orderBy("number", "desc")
    .execute();
}

/** One version of a plan. */
export async function getVersion(db: Db, { tenantId, planId }: PlanKey, number: number): Promise<StoredVersion> {
  const found = (await listVersions(db, tenantId, [planId])).find((version) => version.number === number);
  if (found === undefined) throw new Error(`plan ${planId} has no version ${number}`);
  return found;
}

/** The first day of this month of a zone. */
export async function getThisMonth(db: Db, timeZone: string): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    select date_trunc('month', clock_timestamp() at time zone ${timeZone})::date::text as month`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the database tells no time");
  return row.month;
}
