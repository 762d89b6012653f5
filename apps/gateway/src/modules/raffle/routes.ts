import { claimRafflePromotion, listRaffleRecords, listRaffles } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { drawTicket } from "./claimRaffle.ts";
import { readRaffles } from "./readRaffles.ts";
import { readClaim, readRecords } from "./readRecords.ts";
import type { Services } from "./services.ts";

/** Raffles from which members draw. */
export function raffleRoutes(services: Services): readonly Route[] {
  return [
    route(listRaffles, (call) => readRaffles(services, call)),
    route(listRaffleRecords, (call, request) => readRecords(services, call, request)),
    idempotentRoute(claimRafflePromotion, {
      begin: async (call, { promotionId }) => {
        const session = requireSession(call);
        return async (tx) => ({ recordId: await drawTicket(tx, call.tenant, session, promotionId) });
      },
      answer: (call, _, { recordId }) => readClaim(services, call, recordId),
    }),
  ];
}
