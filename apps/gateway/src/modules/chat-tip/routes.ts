import { getTipOptions, sendRain, sendTip, type SentTip, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { type Given, prepareRain, prepareTip } from "./prepareGift.ts";
import { readOptions } from "./readOptions.ts";
import type { Services } from "./services.ts";
import { getGiven } from "./tipStore.ts";

/** Money between members of chat rooms. */
export function chatTipRoutes(services: Services): readonly Route[] {
  const answer = async (call: Call, tipId: string): Promise<SentTip> => {
    const { currency, amount, people } = await getGiven(services.db, requireSession(call), tipId);
    const each = BigInt(amount) / BigInt(people);
    return { tipId, currency, amount: toDecimal(BigInt(amount)), each: toDecimal(each), count: people };
  };
  return [
    route(getTipOptions, (call) => readOptions(services, call)),
    idempotentRoute(sendTip, {
      begin: (call, request) => prepareTip(services, call, request),
      answer: (call, _request, { tipId }: Given) => answer(call, tipId),
    }),
    idempotentRoute(sendRain, {
      begin: (call, request) => prepareRain(services, call, request),
      answer: (call, _request, { tipId }: Given) => answer(call, tipId),
    }),
  ];
}
