import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "points", trial: false } as const;
const read = { calls: 120, seconds: 60 } as const;

/** The caller's points (PM-01). */
export const getPointBalance = /* @__PURE__ */ endpoint<Record<string, never>, Shape.PointBalance>({
  ...own,
  name: "getPointBalance",
  method: "GET",
  path: "/wps/relay/MCS2_getPointBalance",
  moduleId: "POINT3",
  token: "required",
  rateLimit: read,
  cache: { provides: ["Session", "Points"] },
});

/** How points are earned and converted, in the caller's currency; a guest's is the merchant's (PM-06). */
export const getPointConfig = /* @__PURE__ */ endpoint<Record<string, never>, Shape.PointConfig>({
  ...own,
  name: "getPointConfig",
  method: "GET",
  path: "/wps/relay/MCS2_getPointConfig",
  moduleId: "POINTRULE3",
  token: "optional",
  trial: true,
  rateLimit: read,
  cache: { provides: ["Session", "PointRewards"] },
});

/** What the mall offers; everybody may look (PM-02). */
export const listPointRewards = /* @__PURE__ */ endpoint<Shape.PointRewardsRequest, Shape.PointRewards>({
  ...own,
  name: "listPointRewards",
  method: "GET",
  path: "/wps/relay/MCS2_getPointReward",
  moduleId: "POINTMALL3",
  token: "optional",
  trial: true,
  rateLimit: read,
  cache: { provides: ["Session", "PointRewards"] },
});

/** Takes the points and the stock, once for each key (PM-03). */
export const redeemPointReward = /* @__PURE__ */ endpoint<Shape.RedeemReward, Shape.Redeemed>({
  ...own,
  name: "redeemPointReward",
  method: "POST",
  path: "/wps/relay/MCS2_redeemPointReward",
  moduleId: "POINTMALL3",
  token: "required",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 4_096,
  // Refused too: it is sold out by now.
  cache: { invalidates: ["Points", "PointRewards"], invalidatesWhenDone: ["Balance"] },
});

/** Converts points into money, once for each key (PM-05). */
export const convertPoints = /* @__PURE__ */ endpoint<Shape.ConvertPoints, Shape.Converted>({
  ...own,
  name: "convertPoints",
  method: "POST",
  path: "/wps/relay/MCS2_convertPoint",
  moduleId: "POINTCONV3",
  token: "required",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 1_024,
  cache: { invalidates: ["Points"], invalidatesWhenDone: ["Balance", "Orders"] },
});

/** The caller's redemptions (PM-04). */
export const listPointRedemptions = /* @__PURE__ */ endpoint<Shape.RedemptionsRequest, Shape.Redemptions>({
  ...own,
  name: "listPointRedemptions",
  method: "GET",
  path: "/wps/relay/MCS2_getRedeemPointList",
  moduleId: "POINTHIST3",
  token: "required",
  rateLimit: read,
  cache: { provides: ["Session", "Points"], keepSeconds: 0 },
});

/** Each earn and spend of the caller's points (PM-08). */
export const listPointMovements = /* @__PURE__ */ endpoint<Shape.PointMovementsRequest, Shape.PointMovements>({
  ...own,
  name: "listPointMovements",
  method: "GET",
  path: "/wps/points/movements",
  moduleId: "POINTHIST3",
  token: "required",
  rateLimit: read,
  cache: { provides: ["Session", "Points"], keepSeconds: 0 },
});
