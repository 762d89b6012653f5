import { claimRebate, getRebate } from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { payRebate } from "./payRebate.ts";
import { readRebate, toOwnKey } from "./readRebate.ts";
import type { Services } from "./services.ts";

/** Rebates that members claim. */
export function rebateRoutes(services: Services): readonly Route[] {
  return [
    route(getRebate, (call) => readRebate(services, call)),
    idempotentRoute(claimRebate, {
      begin: async (call) => {
        const key = toOwnKey(call);
        return async (tx) => {
          await payRebate(tx, call.tenant, key);
          return {};
        };
      },
      answer: (call) => readRebate(services, call),
    }),
  ];
}
