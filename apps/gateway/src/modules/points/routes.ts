import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  listPointMovements,
  listPointRedemptions,
  listPointRewards,
  redeemPointReward,
} from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { prepareConversion } from "./convertPoints.ts";
import { readPointBalance, readPointConfig, readPointMovements, readPointRewards, readRedemptions } from "./mall.ts";
import { prepareRedemption } from "./redeemReward.ts";
import type { Services } from "./services.ts";

/** Points and the mall. */
export function pointsRoutes(services: Services): readonly Route[] {
  return [
    route(getPointBalance, (call) => readPointBalance(services, call)),
    route(getPointConfig, (call) => readPointConfig(services, call)),
    route(listPointRewards, (call, request) => readPointRewards(services, call, request)),
    idempotentRoute(redeemPointReward, {
      begin: (call, request) => prepareRedemption(services, call, request),
      answer: async (_call, _request, outcome) => ({ ...outcome }),
    }),
    idempotentRoute(convertPoints, {
      begin: (call, request) => prepareConversion(services, call, request),
      answer: async (_call, _request, outcome) => ({ ...outcome }),
    }),
    route(listPointMovements, (call, request) => readPointMovements(services, call, request)),
    route(listPointRedemptions, (call, request) => readRedemptions(services, call, request)),
  ];
}
