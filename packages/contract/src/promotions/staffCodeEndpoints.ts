import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffCodeSchemas.ts";

const own = { domain: "promotions", scope: "merchant" } as const;

const changes = {
  ...own,
  method: "POST",
  permission: "promotions.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["PromotionCodes", "Work", "Audit"] },
} as const;

/** The codes of a merchant's promotions, with how many were used. */
export const listPromotionCodes = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.PromotionCodes>({
  ...own,
  name: "listPromotionCodes",
  method: "GET",
  path: "/staff/promotion-codes",
  permission: "promotions.read",
  cache: { provides: ["PromotionCodes"] },
});

/** Makes a universal code or codes of one use; what can give as much as two people pay out is proposed. */
export const makePromotionCodes = /* @__PURE__ */ staffEndpoint<Shape.MakePromotionCodes, Shape.PromotionCodesMade>({
  ...changes,
  name: "makePromotionCodes",
  path: "/staff/promotion-codes",
});

/** Draws the codes of a batch and tells them, once: only keys of them are stored. */
export const issuePromotionCodes = /* @__PURE__ */ staffEndpoint<Shape.PromotionCodeAct, Shape.IssuedPromotionCodes>({
  ...changes,
  name: "issuePromotionCodes",
  path: "/staff/promotion-codes/issue",
});

/** Ends codes: nobody can use them any more; bonuses that were given stay. */
export const stopPromotionCodes = /* @__PURE__ */ staffEndpoint<Shape.PromotionCodeAct, Record<string, never>>({
  ...changes,
  name: "stopPromotionCodes",
  path: "/staff/promotion-codes/stop",
});

/** Who has used the codes of a batch, newest first. */
export const listPromotionCodeUses = /* @__PURE__ */ staffEndpoint<
  Shape.ListPromotionCodeUses,
  Shape.PromotionCodeUses
>({
  ...own,
  name: "listPromotionCodeUses",
  method: "GET",
  path: "/staff/promotion-codes/uses",
  permission: "balances.read",
  cache: { provides: ["PromotionCodes"] },
});
