import { claimReward, listRewards, type RewardAsset, toDecimal } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { readRewards } from "./readRewards.ts";
import type { Services } from "./services.ts";
import { sources } from "./sources.ts";

/** What members can claim, whatever it comes from. */
export function rewardCentreRoutes(services: Services): readonly Route[] {
  return [
    route(listRewards, (call) => readRewards(services, call)),
    idempotentRoute(claimReward, {
      begin: async (call, { source, id, version }) => {
        const found = sources.find((each) => each.source === source);
        if (found === undefined || !call.tenant.modules.has(found.moduleId))
          throw new Refusal("function.not.available");
        return async (tx): Promise<{ readonly asset: RewardAsset; readonly amount: string }> => {
          const request = { id, ...(version === undefined ? {} : { version }) };
          const { asset, amount } = await found.pay(tx, { services, call }, request);
          return { asset, amount: toDecimal(amount) };
        };
      },
      answer: async (call, _request, paid) => ({ ...(await readRewards(services, call)), paid }),
    }),
  ];
}
