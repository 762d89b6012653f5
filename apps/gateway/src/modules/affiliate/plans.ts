import {
  type AffiliatePlanKind,
  type AffiliateTerms,
  type AffiliateTermsRule,
  checkAffiliateTerms,
} from "@marquee/contract";
import type {
  AffiliatePlanPage,
  AffiliatePlanSheet,
  AskAffiliatePlan,
  ChangeAffiliatePlan,
  CreateAffiliatePlan,
  ListAffiliatePlans,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findCurrency, toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { type CountedPlan, findPlan, getThisMonth, listPlans, listVersions } from "./planStore.ts";
import type { Services } from "./services.ts";
import { pickVersions, toShownVersion } from "./toShownVersion.ts";

const pageSize = 50;

const toPlan = (row: CountedPlan) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  currency: row.currency,
  state: row.state,
  version: row.version,
  createdAt: row.created_at.getTime(),
  affiliates: row.affiliates,
});

/** How a rule of the terms is told of a field: the form knows the rule itself, by the same code. */
const toFieldRule = (rule: AffiliateTermsRule): "required" | "amount" | "pattern" => {
  if (rule === "required") return "required";
  return rule === "amount" || rule === "amountMost" ? "amount" : "pattern";
};

/** Reads the terms that staff typed. @throws Refusal `fields`, each fault with the name of its field */
export function requireTerms(
  tenant: Pick<Tenant, "currencies">,
  { kind, currency }: { readonly kind: AffiliatePlanKind; readonly currency: string },
  draft: CreateAffiliatePlan["terms"],
): AffiliateTerms {
  const { terms, faults } = checkAffiliateTerms(kind, draft, toDigits(tenant, currency));
  if (faults.length > 0)
    throw new Refusal("fields", {
      fields: faults.map(({ name, rule }) => ({ name: `terms.${name}`, rule: toFieldRule(rule) })),
    });
  return terms;
}

/** A plan of the merchant's. @throws Refusal `affiliate.plan.unknown` */
export async function requirePlan(
  db: Db,
  tenantId: string,
  planId: string,
  options: { readonly lock?: boolean } = {},
): Promise<CountedPlan> {
  const plan = await findPlan(db, { tenantId, planId }, options);
  if (plan === undefined) throw new Refusal("affiliate.plan.unknown");
  return plan;
}

/** A plan as it was seen. @throws Refusal `affiliate.plan.unknown`; `state.changed` for another version */
export async function requireSeenPlan(
  db: Db,
  tenantId: string,
  { planId, version }: Pick<ChangeAffiliatePlan, "planId" | "version">,
  options: { readonly lock?: boolean } = {},
): Promise<CountedPlan> {
  const plan = await requirePlan(db, tenantId, planId, options);
  if (plan.version !== version) throw new Refusal("state.changed");
  return plan;
}

/** A merchant's plans with the terms that count now, newest first. @throws Refusal `request.invalid` for a cursor that this list did not make */
export async function readPlans(
  { db }: Pick<Services, "db">,
  { tenant }: MerchantCall,
  { state, cursor }: ListAffiliatePlans,
): Promise<AffiliatePlanPage> {
  const rows = await listPlans(db, tenant.id, { state, after: readCursor(cursor) }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const month = await getThisMonth(db, tenant.timeZone);
  const versions = Map.groupBy(
    await listVersions(
      db,
      tenant.id,
      shown.map(({ id }) => id),
    ),
    ({ plan_id: planId }) => planId,
  );
  return {
    items: shown.map((row) => ({
      ...toPlan(row),
      terms: toShownVersion(pickVersions(versions.get(row.id) ?? [], month).now),
    })),
    next: last === undefined ? null : toCursor(last.created_at, last.id),
  };
}

/** One plan with all versions of its terms. @throws Refusal `affiliate.plan.unknown` */
export async function showPlan(
  { db }: Pick<Services, "db">,
  { tenant }: MerchantCall,
  { planId }: AskAffiliatePlan,
): Promise<AffiliatePlanSheet> {
  const plan = await requirePlan(db, tenant.id, planId);
  const versions = await listVersions(db, tenant.id, [planId]);
  return { ...toPlan(plan), versions: versions.map(toShownVersion), digits: toDigits(tenant, plan.currency) };
}

/** Requires one of the merchant's currencies. @throws Refusal `fields` that names it */
export function requirePlanCurrency(tenant: Pick<Tenant, "currencies" | "currency">, currency: string): void {
  if (currency !== tenant.currency && findCurrency(tenant, currency) === undefined)
    throw new Refusal("fields", { fields: [{ name: "currency", rule: "unknown" }] });
}
