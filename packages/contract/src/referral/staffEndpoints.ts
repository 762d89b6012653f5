import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "referral", scope: "merchant", path: "/staff/referral" } as const;

/** The merchant's referral promotion and what came of it. */
export const getReferralPromotion = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.ReferralPromotion>({
  ...own,
  name: "getReferralPromotion",
  method: "GET",
  permission: "promotions.read",
  cache: { provides: ["Referral"] },
});

/** Turns the referral promotion on or off, or gives it a time; of two people the second is told. */
export const saveReferralPromotion = /* @__PURE__ */ staffEndpoint<
  Shape.SaveReferralPromotion,
  Shape.ReferralPromotion
>({
  ...own,
  name: "saveReferralPromotion",
  method: "POST",
  permission: "promotions.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Referral", "Audit"] },
});
