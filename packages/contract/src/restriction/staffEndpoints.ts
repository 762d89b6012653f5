import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "restriction", scope: "merchant" } as const;

/** The game restrictions of a merchant, of one member or of one label. */
export const listRestrictions = /* @__PURE__ */ staffEndpoint<Shape.ListRestrictions, Shape.RestrictionPage>({
  ...own,
  name: "listRestrictions",
  method: "GET",
  path: "/staff/restrictions",
  permission: "members.read",
  cache: { provides: ["Restrictions"] },
});

/** The vendors, and the games that a search finds, which a restriction may name. */
export const listRestrictionTargets = /* @__PURE__ */ staffEndpoint<
  Shape.ListRestrictionTargets,
  Shape.RestrictionTargets
>({
  ...own,
  name: "listRestrictionTargets",
  method: "GET",
  path: "/staff/restrictions/targets",
  permission: "members.read",
  cache: { provides: ["Games"] },
});

/** Bars a member, or all who carry a label, from games for money; their game sessions there end at once, wins of open rounds are paid. */
export const addRestriction = /* @__PURE__ */ staffEndpoint<Shape.AddRestriction, Nothing>({
  ...own,
  name: "addRestriction",
  method: "POST",
  path: "/staff/restrictions/add",
  permission: "members.secure",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Restrictions", "MemberChanges", "Audit"] },
});

/** Lifts a restriction that is in force. */
export const liftRestriction = /* @__PURE__ */ staffEndpoint<Shape.LiftRestriction, Nothing>({
  ...own,
  name: "liftRestriction",
  method: "POST",
  path: "/staff/restrictions/lift",
  permission: "members.secure",
  cache: { invalidates: ["Restrictions", "MemberChanges", "Audit"] },
});
