import { claimRedEnvelope, listRedEnvelopes } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { claimEnvelope } from "./claimEnvelope.ts";
import { readEnvelopes } from "./readEnvelopes.ts";
import type { Services } from "./services.ts";

/** Red envelopes that members open. */
export function redEnvelopeRoutes(services: Services): readonly Route[] {
  return [
    route(listRedEnvelopes, (call) => readEnvelopes(services, call)),
    idempotentRoute(claimRedEnvelope, {
      begin: async (call, { id }) => {
        const session = requireSession(call);
        return async (tx) => {
          await claimEnvelope(tx, call.tenant, session, id);
          return {};
        };
      },
      answer: (call) => readEnvelopes(services, call),
    }),
  ];
}
