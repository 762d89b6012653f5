import { claimRankGift, getMemberRank } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { payGift } from "./claimGift.ts";
import { readRank } from "./readRank.ts";
import type { Services } from "./services.ts";

/** Levels of members. */
export function rankRoutes(services: Services): readonly Route[] {
  return [
    route(getMemberRank, (call) => readRank(services, call)),
    idempotentRoute(claimRankGift, {
      begin: async (call, request) => {
        const { tenantId, memberId } = requireSession(call);
        return async (tx) => {
          await payGift(tx, call.tenant, { tenantId, memberId }, request);
          return {};
        };
      },
      answer: (call) => readRank(services, call),
    }),
  ];
}
