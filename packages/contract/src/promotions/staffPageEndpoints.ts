import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffPageSchemas.ts";

const own = { domain: "promotions", scope: "merchant" } as const;

const changes = {
  ...own,
  method: "POST",
  permission: "promotions.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["PromotionPages", "Audit"] },
} as const;

/** A merchant's pages of promotions in their order, and its categories. */
export const listStaffPromotionPages = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffPromotionPages>({
  ...own,
  name: "listStaffPromotionPages",
  method: "GET",
  path: "/staff/promotion-pages",
  permission: "promotions.read",
  cache: { provides: ["PromotionPages"] },
});

/** Makes or changes a promotion's page; of two people the second is told. */
export const savePromotionPage = /* @__PURE__ */ staffEndpoint<Shape.SavePromotionPage, Shape.PromotionPageChanged>({
  ...changes,
  name: "savePromotionPage",
  path: "/staff/promotion-pages",
  bodyLimit: 1_048_576,
});

/** Orders the pages. */
export const orderPromotionPages = /* @__PURE__ */ staffEndpoint<Shape.OrderPromotionPages, Record<string, never>>({
  ...changes,
  name: "orderPromotionPages",
  path: "/staff/promotion-pages/order",
});

/** Replaces the merchant's own categories; one that a page is of stays. */
export const savePromotionCategories = /* @__PURE__ */ staffEndpoint<
  Shape.SavePromotionCategories,
  Record<string, never>
>({
  ...changes,
  name: "savePromotionCategories",
  path: "/staff/promotion-pages/categories",
});

/** Members' applications for promotions, newest first. */
export const listPromotionApplications = /* @__PURE__ */ staffEndpoint<Shape.ListApplications, Shape.ApplicationList>({
  ...own,
  name: "listPromotionApplications",
  method: "GET",
  path: "/staff/promotion-applications",
  permission: "balances.read",
  cache: { provides: ["PromotionApplications"] },
});

/** One application with links to its pictures. */
export const getPromotionApplication = /* @__PURE__ */ staffEndpoint<Shape.GetApplication, Shape.ApplicationSheet>({
  ...own,
  name: "getPromotionApplication",
  method: "GET",
  path: "/staff/promotion-application",
  permission: "balances.read",
  cache: { provides: ["PromotionApplications"] },
});

/** Approves an application with an amount, or rejects it; what is as much as two people pay out is proposed (PR-05). */
export const decidePromotionApplication = /* @__PURE__ */ staffEndpoint<
  Shape.DecideApplication,
  Shape.ApplicationDecided
>({
  ...own,
  name: "decidePromotionApplication",
  method: "POST",
  path: "/staff/promotion-application",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["PromotionApplications", "PromotionPages", "Work", "Audit"] },
});

/** Gives a member a bonus, which the member claims; what is as much as two people pay out is proposed. */
export const givePromotionGift = /* @__PURE__ */ staffEndpoint<Shape.GivePromotionGift, Shape.ApplicationDecided>({
  ...own,
  name: "givePromotionGift",
  method: "POST",
  path: "/staff/promotion-gifts",
  permission: "balances.approve",
  cache: { invalidates: ["PromotionApplications", "PromotionPages", "Work", "Audit"] },
});
