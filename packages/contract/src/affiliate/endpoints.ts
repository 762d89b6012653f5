import { endpoint } from "../endpoint.ts";
import type * as Bill from "./billSchemas.ts";
import type * as Postback from "./postbackSchemas.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "affiliate", moduleId: "AGENT3", token: "required", trial: false } as const;
const read = { ...own, method: "GET", rateLimit: { calls: 60, seconds: 60 } } as const;
const act = {
  ...own,
  method: "POST",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 4_096,
  // Refused too: staff may have ended the plan.
  cache: { invalidates: ["AffiliateAccount"] },
} as const;

/** The caller's affiliate plans, offered and accepted, and its campaigns. */
export const getAffiliateAccount = /* @__PURE__ */ endpoint<Record<string, never>, Shape.AffiliateAccount>({
  ...read,
  name: "getAffiliateAccount",
  path: "/wps/affiliate",
  cache: { provides: ["Session", "AffiliateAccount"] },
});

/** Accepts or refuses a plan that the house has offered. */
export const answerAffiliateOffer = /* @__PURE__ */ endpoint<Shape.AnswerAffiliateOffer, Shape.AffiliateAccount>({
  ...act,
  name: "answerAffiliateOffer",
  path: "/wps/affiliate/answer",
});

/** Makes a campaign, once for each key. */
export const createCampaign = /* @__PURE__ */ endpoint<Shape.CreateCampaign, Shape.Campaign>({
  ...act,
  name: "createCampaign",
  path: "/wps/affiliate/campaign",
  idempotencyKey: "required",
});

/** Makes a link of a campaign, once for each key. */
export const createAffiliateLink = /* @__PURE__ */ endpoint<Shape.CreateAffiliateLink, Shape.CreatedAffiliateLink>({
  ...act,
  name: "createAffiliateLink",
  path: "/wps/affiliate/link",
  idempotencyKey: "required",
});

/** Switches a link off or on. */
export const switchAffiliateLink = /* @__PURE__ */ endpoint<Shape.SwitchAffiliateLink, Record<string, never>>({
  ...act,
  name: "switchAffiliateLink",
  path: "/wps/affiliate/link/switch",
});

/** A campaign's figures by day. */
export const listCampaignFigures = /* @__PURE__ */ endpoint<Shape.CampaignFiguresRequest, Shape.CampaignFigures>({
  ...read,
  name: "listCampaignFigures",
  path: "/wps/affiliate/figures",
  // They grow with each visit.
  cache: { provides: ["Session", "AffiliateAccount"], keepSeconds: 0 },
});

/** The caller's bills as an affiliate. */
export const listAffiliateBills = /* @__PURE__ */ endpoint<Shape.AffiliatePageRequest, Bill.AffiliateBills>({
  ...read,
  name: "listAffiliateBills",
  path: "/wps/affiliate/bills",
  cache: { provides: ["Session", "AffiliateBills"] },
});

/** One of them with every input of its formula and each player's part. */
export const getAffiliateBill = /* @__PURE__ */ endpoint<Bill.AffiliateBillRequest, Bill.AffiliateBill>({
  ...read,
  name: "getAffiliateBill",
  path: "/wps/affiliate/bill",
  cache: { provides: ["Session", "AffiliateBills"] },
});

/** Where the caller's own system is told of registrations, first deposits and qualified players. */
export const getAffiliatePostback = /* @__PURE__ */ endpoint<Record<string, never>, Postback.AffiliatePostback>({
  ...read,
  name: "getAffiliatePostback",
  path: "/wps/affiliate/postback",
  cache: { provides: ["Session", "AffiliateAccount"] },
});

/** Sets that address; the first time, and where another one is asked for, the answer has the secret with which requests are signed. */
export const setAffiliatePostback = /* @__PURE__ */ endpoint<Postback.SetAffiliatePostback, Postback.AffiliatePostback>(
  {
    ...act,
    name: "setAffiliatePostback",
    path: "/wps/affiliate/postback",
    idempotencyKey: "required",
  },
);
