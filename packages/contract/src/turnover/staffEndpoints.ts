import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "turnover", scope: "merchant" } as const;

/** A member's turnover requirements. */
export const getMemberTurnover = /* @__PURE__ */ staffEndpoint<Shape.MemberTurnoverRequest, Shape.MemberTurnover>({
  ...own,
  name: "getMemberTurnover",
  method: "GET",
  path: "/staff/turnover/member",
  permission: "balances.read",
  cache: { provides: ["Turnover"] },
});

/** Adds a requirement to a member, once for each id. */
export const addTurnover = /* @__PURE__ */ staffEndpoint<Shape.AddTurnover, Shape.MemberTurnover>({
  ...own,
  name: "addTurnover",
  method: "POST",
  path: "/staff/turnover/add",
  permission: "balances.approve",
  cache: { invalidates: ["Turnover", "Audit"] },
});

/** Proposes to end an open requirement; somebody else approves it. */
export const forgiveTurnover = /* @__PURE__ */ staffEndpoint<Shape.ForgiveTurnover, ProposalId>({
  ...own,
  name: "forgiveTurnover",
  method: "POST",
  path: "/staff/turnover/forgive",
  permission: "balances.propose",
  // Refused too: it has ended.
  cache: { invalidates: ["Turnover", "Proposals", "Audit"] },
});

/** What deposits require, and how stakes count. */
export const getTurnoverSettings = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StoredTurnoverSettings>({
  ...own,
  name: "getTurnoverSettings",
  method: "GET",
  path: "/staff/turnover/settings",
  permission: "balances.read",
  cache: { provides: ["TurnoverSettings"] },
});

/** Changes what later deposits require and how later stakes count; what requires less is a proposal. Of two people the second is told. */
export const changeTurnoverSettings = /* @__PURE__ */ staffEndpoint<
  Shape.ChangeTurnoverSettings,
  Shape.ChangedTurnoverSettings
>({
  ...own,
  name: "changeTurnoverSettings",
  method: "POST",
  path: "/staff/turnover/settings",
  permission: "rules.change",
  // Refused too: somebody else has changed them.
  cache: { invalidates: ["TurnoverSettings", "Proposals", "Audit"] },
});
