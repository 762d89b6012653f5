import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { CampaignFigures } from "./schemas.ts";
import type * as Bill from "./staffBillSchemas.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "affiliate", scope: "merchant" } as const;
const read = { ...own, method: "GET", permission: "affiliates.read" } as const;
const act = { ...own, method: "POST", permission: "affiliates.change" } as const;

/** The affiliate plans of a merchant. */
export const listAffiliatePlans = /* @__PURE__ */ staffEndpoint<Shape.ListAffiliatePlans, Shape.AffiliatePlanPage>({
  ...read,
  name: "listAffiliatePlans",
  path: "/staff/affiliates/plans",
  cache: { provides: ["AffiliatePlans"] },
});

/** One plan with all versions of its terms. */
export const getAffiliatePlan = /* @__PURE__ */ staffEndpoint<Shape.AskAffiliatePlan, Shape.AffiliatePlanSheet>({
  ...read,
  name: "getAffiliatePlan",
  path: "/staff/affiliates/plan",
  cache: { provides: ["AffiliatePlans"] },
});

/** Writes a plan as a draft, which binds nobody. */
export const createAffiliatePlan = /* @__PURE__ */ staffEndpoint<Shape.CreateAffiliatePlan, Shape.AffiliatePlanSheet>({
  ...act,
  name: "createAffiliatePlan",
  path: "/staff/affiliates/plan",
  cache: { invalidates: ["AffiliatePlans", "Audit"] },
});

/** Changes a draft; of a plan that has been offered a new version is proposed, which another person approves and which counts from the next month on. */
export const changeAffiliatePlan = /* @__PURE__ */ staffEndpoint<Shape.ChangeAffiliatePlan, Shape.ChangedAffiliatePlan>(
  {
    ...act,
    name: "changeAffiliatePlan",
    path: "/staff/affiliates/plan/change",
    // Refused too: somebody else has changed it.
    cache: { invalidates: ["AffiliatePlans", "Proposals", "Audit"] },
  },
);

/** Ends a plan, with all offers and agreements of it: what players of before bring counts until the month is over. */
export const endAffiliatePlan = /* @__PURE__ */ staffEndpoint<Shape.EndAffiliatePlan, Shape.AffiliatePlanSheet>({
  ...act,
  name: "endAffiliatePlan",
  path: "/staff/affiliates/plan/end",
  cache: { invalidates: ["AffiliatePlans", "Affiliates", "Audit"] },
});

/** Who has which plan, or an offer of it; that they were read is written down. */
export const listAffiliates = /* @__PURE__ */ staffEndpoint<Shape.ListAffiliates, Shape.AffiliatePage>({
  ...own,
  name: "listAffiliates",
  method: "POST",
  // An account's name stands in the body, and in no address.
  path: "/staff/affiliates/list",
  permission: "affiliates.read",
  cache: { provides: ["Affiliates"] },
});

/** One affiliate with its plans, campaigns and links. */
export const getAffiliateSheet = /* @__PURE__ */ staffEndpoint<Shape.AskAffiliate, Shape.AffiliateSheet>({
  ...read,
  name: "getAffiliateSheet",
  path: "/staff/affiliates/affiliate",
  cache: { provides: ["Affiliates"] },
});

/** The figures of a campaign by day. */
export const getAffiliateFigures = /* @__PURE__ */ staffEndpoint<Shape.AskAffiliateFigures, CampaignFigures>({
  ...read,
  name: "getAffiliateFigures",
  path: "/staff/affiliates/figures",
  cache: { provides: ["Affiliates"] },
});

/** Proposes to offer a plan to an account; another person approves it, and the account answers. */
export const offerAffiliatePlan = /* @__PURE__ */ staffEndpoint<Shape.OfferAffiliatePlan, ProposalId>({
  ...act,
  name: "offerAffiliatePlan",
  path: "/staff/affiliates/offer",
  cache: { invalidates: ["Affiliates", "AffiliatePlans", "Proposals", "Audit"] },
});

/** Takes an offer back, or ends an agreement: its links bring nobody any more, and what its players bring counts until the month is over. */
export const endAffiliateAgreement = /* @__PURE__ */ staffEndpoint<Shape.EndAffiliateAgreement, Record<string, never>>({
  ...act,
  name: "endAffiliateAgreement",
  path: "/staff/affiliates/end",
  cache: { invalidates: ["Affiliates", "AffiliatePlans", "Audit"] },
});

/** The bills of a merchant's affiliates by filters; that they were read is written down. */
export const listStaffAffiliateBills = /* @__PURE__ */ staffEndpoint<
  Bill.ListStaffAffiliateBills,
  Bill.StaffAffiliateBillPage
>({
  ...own,
  name: "listStaffAffiliateBills",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/affiliates/bills/list",
  permission: "balances.read",
  cache: { provides: ["AffiliateBills"] },
});

/** One bill with its formula and its players. */
export const getStaffAffiliateBill = /* @__PURE__ */ staffEndpoint<
  Bill.GetStaffAffiliateBill,
  Bill.StaffAffiliateBillSheet
>({
  ...own,
  name: "getStaffAffiliateBill",
  method: "GET",
  path: "/staff/affiliates/bills/bill",
  permission: "balances.read",
  cache: { provides: ["AffiliateBills"] },
});

/** Approves a bill that waits, notes that it was paid outside, or refuses it; each takes two people who say the same. */
export const decideAffiliateBill = /* @__PURE__ */ staffEndpoint<
  Bill.DecideAffiliateBill,
  Bill.StaffAffiliateBillSheet
>({
  ...own,
  name: "decideAffiliateBill",
  method: "POST",
  path: "/staff/affiliates/bills/decide",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["AffiliateBills", "Audit"] },
});
