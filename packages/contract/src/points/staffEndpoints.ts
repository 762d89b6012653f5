import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "points", scope: "merchant" } as const;
const read = { ...own, method: "GET", permission: "points.read" } as const;
const change = { ...own, method: "POST", permission: "points.change" } as const;

/** How points are earned and converted by members of a currency. */
export const getPointSettings = /* @__PURE__ */ staffEndpoint<Shape.AskPointSettings, Shape.StoredPointSettings>({
  ...read,
  name: "getPointSettings",
  path: "/staff/points/settings",
  cache: { provides: ["PointSettings"] },
});

/** Changes it for what comes; what gives more is a proposal. Of two people the second is told. */
export const changePointSettings = /* @__PURE__ */ staffEndpoint<Shape.ChangePointSettings, Shape.ChangedPointSettings>(
  {
    ...change,
    name: "changePointSettings",
    path: "/staff/points/settings",
    // Refused too: somebody else has changed them.
    cache: { invalidates: ["PointSettings", "Proposals", "Audit"] },
  },
);

/** The offers of the mall. */
export const listStaffRewards = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffRewardList>({
  ...read,
  name: "listStaffRewards",
  path: "/staff/points/rewards",
  cache: { provides: ["PointRewards"] },
});

/** Makes or changes an offer; much money is a proposal. */
export const saveReward = /* @__PURE__ */ staffEndpoint<Shape.SaveReward, Shape.RewardVersion>({
  ...change,
  name: "saveReward",
  path: "/staff/points/rewards",
  cache: { invalidates: ["PointRewards", "Proposals", "Audit"] },
});

/** Adds codes to an offer of vouchers; they are sealed, and shown to none but who redeems them. */
export const addVoucherCodes = /* @__PURE__ */ staffEndpoint<Shape.AddVoucherCodes, Shape.AddedVoucherCodes>({
  ...change,
  name: "addVoucherCodes",
  path: "/staff/points/rewards/codes",
  cache: { invalidates: ["PointRewards", "Audit"] },
});

/** The redemptions of a merchant by filters; that they were read is written down. */
export const listStaffRedemptions = /* @__PURE__ */ staffEndpoint<
  Shape.ListStaffRedemptions,
  Shape.StaffRedemptionPage
>({
  ...own,
  name: "listStaffRedemptions",
  method: "POST",
  // A member's name stands in the body, and in no address.
  path: "/staff/points/redemptions/list",
  permission: "balances.read",
  cache: { provides: ["Redemptions"] },
});

/** One redemption with what has happened to it. */
export const getStaffRedemption = /* @__PURE__ */ staffEndpoint<Shape.StaffRedemptionNo, Shape.StaffRedemptionSheet>({
  ...own,
  name: "getStaffRedemption",
  method: "GET",
  path: "/staff/points/redemptions/order",
  permission: "balances.read",
  cache: { provides: ["Redemptions"] },
});

/** Approves or rejects a redemption; a rejected one gives back the points and the stock. Much money takes two people. */
export const decideRedemption = /* @__PURE__ */ staffEndpoint<Shape.DecideRedemption, Shape.StaffRedemptionSheet>({
  ...own,
  name: "decideRedemption",
  method: "POST",
  path: "/staff/points/redemptions/decide",
  permission: "balances.approve",
  // Refused too: somebody else has decided.
  cache: { invalidates: ["Redemptions", "PointRewards", "Audit"] },
});

/** Gives a player points or takes some; what is worth much within a day, and what comes from who may not approve money, is a proposal. */
export const correctPoints = /* @__PURE__ */ staffEndpoint<Shape.CorrectPoints, Shape.CorrectedPoints>({
  ...own,
  name: "correctPoints",
  method: "POST",
  path: "/staff/points/correct",
  permission: "balances.propose",
  cache: { invalidates: ["MemberPoints", "Proposals", "Audit"] },
});

/** A member's points. */
export const getMemberPoints = /* @__PURE__ */ staffEndpoint<Shape.AskMemberPoints, Shape.MemberPoints>({
  ...own,
  name: "getMemberPoints",
  method: "GET",
  path: "/staff/points/member",
  permission: "balances.read",
  cache: { provides: ["MemberPoints"] },
});
