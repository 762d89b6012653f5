import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

const password = [
  "payment.password.required",
  "payment.password.unset",
  "payment.password.invalid",
  "payment.password.locked",
] as const;
const member = ["account.frozen", "account.closed", "permission.denied", "rg.timeout", "rg.self.excluded"] as const;

/** Calls of domain `points`. */
export const pointsRows: readonly SchemaRow[] = [
  row(endpoint.getPointBalance, Nothing, schema.PointBalanceSchema),
  row(endpoint.getPointConfig, Nothing, schema.PointConfigSchema),
  row(endpoint.listPointRewards, schema.PointRewardsRequestSchema, schema.PointRewardsSchema),
  row(endpoint.redeemPointReward, schema.RedeemRewardSchema, schema.RedeemedSchema, [
    ...member,
    ...password,
    "fields",
    "points.not.eligible",
    "points.insufficient",
    "reward.unknown",
    "reward.sold.out",
    "reward.amount.required",
    "reward.level",
  ]),
  row(endpoint.convertPoints, schema.ConvertPointsSchema, schema.ConvertedSchema, [
    ...member,
    ...password,
    "points.not.eligible",
    "points.insufficient",
    "points.convert.min",
    "points.convert.multiple",
    "points.convert.daily",
  ]),
  row(endpoint.listPointMovements, schema.PointMovementsRequestSchema, schema.PointMovementsSchema),
  row(endpoint.listPointRedemptions, schema.RedemptionsRequestSchema, schema.RedemptionsSchema),
];
