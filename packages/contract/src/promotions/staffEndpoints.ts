import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "promotions", scope: "merchant" } as const;

/** A merchant's promotions for deposits. */
export const listPromotions = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.PromotionList>({
  ...own,
  name: "listPromotions",
  method: "GET",
  path: "/staff/promotions",
  permission: "promotions.read",
  cache: { provides: ["Promotions"] },
});

/**
 * Makes a promotion or changes one; of two people the second is told. One on offer whose bonus is as large as what two people pay out is
 * proposed, and another person approves it.
 */
export const savePromotion = /* @__PURE__ */ staffEndpoint<Shape.SavePromotion, Shape.PromotionVersion>({
  ...own,
  name: "savePromotion",
  method: "POST",
  path: "/staff/promotions",
  permission: "promotions.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Promotions", "Bonuses", "Audit"] },
});

/** A member's bonuses, and which rule keeps the member from claiming which promotion. */
export const getMemberBonuses = /* @__PURE__ */ staffEndpoint<Shape.MemberBonusesRequest, Shape.MemberBonuses>({
  ...own,
  name: "getMemberBonuses",
  method: "GET",
  path: "/staff/promotions/member",
  permission: "balances.read",
  cache: { provides: ["Bonuses"] },
});

/** Ends an active bonus of a member. */
export const endBonus = /* @__PURE__ */ staffEndpoint<Shape.EndBonus, Shape.MemberBonuses>({
  ...own,
  name: "endBonus",
  method: "POST",
  path: "/staff/promotions/end",
  permission: "balances.approve",
  // Refused too: it has ended.
  cache: { invalidates: ["Bonuses", "Promotions", "Turnover", "MemberWallet", "MemberChanges", "Audit"] },
});
