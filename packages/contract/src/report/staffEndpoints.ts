import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";
import type * as RoundShape from "./staffRoundSchemas.ts";

const own = { domain: "report", scope: "merchant" } as const;

/** Gross and net gaming revenue of a period by day, vendor, game, agent, way to pay or month of registration. */
export const getRevenue = /* @__PURE__ */ staffEndpoint<Shape.GetRevenue, Shape.Revenue>({
  ...own,
  name: "getRevenue",
  method: "GET",
  path: "/staff/report/revenue",
  permission: "reports.read",
});

/** The same figures of every merchant. */
export const getBrandRevenue = /* @__PURE__ */ staffEndpoint<Shape.GetBrandRevenue, Shape.BrandRevenue>({
  domain: "report",
  scope: "platform",
  name: "getBrandRevenue",
  method: "GET",
  path: "/staff/report/brands",
  permission: "reports.read",
});

/** What the last reconciliation found. */
export const getReconciliation = /* @__PURE__ */ staffEndpoint<Shape.GetReconciliation, Shape.Reconciliation>({
  ...own,
  name: "getReconciliation",
  method: "GET",
  path: "/staff/report/reconciliation",
  permission: "reconciliation.read",
  cache: { provides: ["Reconciliation"] },
});

/** Runs a reconciliation now. */
export const startReconciliation = /* @__PURE__ */ staffEndpoint<Record<string, never>, Record<string, never>>({
  ...own,
  name: "startReconciliation",
  method: "POST",
  path: "/staff/report/reconciliation",
  permission: "reconciliation.run",
  // Refused too: somebody else has started one.
  cache: { invalidates: ["Reconciliation", "Audit"] },
});

/** The rounds of real money of a merchant by filters, newest first; that they were read is written down. */
export const listStaffRounds = /* @__PURE__ */ staffEndpoint<RoundShape.ListStaffRounds, RoundShape.StaffRoundPage>({
  ...own,
  name: "listStaffRounds",
  method: "POST",
  path: "/staff/rounds/list",
  permission: "balances.read",
  cache: { provides: ["Rounds"] },
});

/** One round with the calls of its provider. */
export const getStaffRound = /* @__PURE__ */ staffEndpoint<RoundShape.GetStaffRound, RoundShape.StaffRoundSheet>({
  ...own,
  name: "getStaffRound",
  method: "GET",
  path: "/staff/rounds/round",
  permission: "balances.read",
  cache: { provides: ["Rounds"] },
});
