import { endpoint } from "../endpoint.ts";
import type { DepositPromotion } from "./schemas.ts";
import type {
  ApplyForPromotion,
  CheckPromotionCode,
  ClaimPromotion,
  PageList,
  PageRequest,
  PagesRequest,
  PromotionPage,
} from "./pageSchemas.ts";

const reads = {
  domain: "promotions",
  method: "GET",
  moduleId: "PROMO3",
  token: "optional",
  cache: { provides: ["Session", "Balance", "Orders", "Texts", "Notices"] },
} as const;

const changes = {
  domain: "promotions",
  method: "POST",
  token: "required",
  trial: false,
  rateLimit: { calls: 20, seconds: 60 },
  // Refused too: where the member stands has changed.
  cache: { invalidates: ["Balance", "Orders"] },
} as const;

/** The promotions that are for the caller, of all categories or of one (RT-18, PR-01). */
export const listPromotionPages = /* @__PURE__ */ endpoint<PagesRequest, PageList>({
  ...reads,
  name: "listPromotionPages",
  path: "/wps/relay/PROMO_list",
});

/** One promotion's page with where the member stands (RT-19, PR-02). */
export const getPromotionPage = /* @__PURE__ */ endpoint<PageRequest, PromotionPage>({
  ...reads,
  name: "getPromotionPage",
  path: "/wps/relay/PROMO_detail",
});

/** Applies for a promotion, once; staff answer (PR-04). */
export const applyForPromotion = /* @__PURE__ */ endpoint<ApplyForPromotion, PromotionPage>({
  ...changes,
  name: "applyForPromotion",
  path: "/wps/relay/PROMO_apply",
  moduleId: "PROMOAPPLY3",
  bodyLimit: 16_384,
});

/** The promotion of a code with its terms, and where the member stands with it; nothing is claimed. */
export const checkPromotionCode = /* @__PURE__ */ endpoint<CheckPromotionCode, PromotionPage>({
  ...changes,
  name: "checkPromotionCode",
  path: "/wps/relay/PROMO_code",
  moduleId: "PROMOCODE3",
  rateLimit: { calls: 10, seconds: 60 },
  bodyLimit: 2_048,
  cache: {},
});

/** The promotion for deposits of a code with its terms; nothing is chosen. */
export const checkDepositCode = /* @__PURE__ */ endpoint<CheckPromotionCode, DepositPromotion>({
  ...changes,
  name: "checkDepositCode",
  path: "/wps/relay/PROMO_deposit_code",
  moduleId: "PROMOCODE3",
  rateLimit: { calls: 10, seconds: 60 },
  bodyLimit: 2_048,
  cache: {},
});

/** Claims the bonus of a promotion, once, by the rules of bonuses; of one by codes, with a code. */
export const claimPromotion = /* @__PURE__ */ endpoint<ClaimPromotion, PromotionPage>({
  ...changes,
  name: "claimPromotion",
  path: "/wps/relay/PROMO_claim",
  moduleId: "PROMO3",
  bodyLimit: 2_048,
});
