import type { Reward, RewardList } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Services } from "./services.ts";
import { sources } from "./sources.ts";

const toEnd = ({ endsAt }: Reward): number => endsAt ?? Number.MAX_SAFE_INTEGER;

/** All that the caller can claim now, of what the merchant has on; what ends first comes first (MC-10). */
export async function readRewards(services: Services, call: Call): Promise<RewardList> {
  const { currency, status } = requireSession(call);
  if (status !== "ACTIVE") return { currency, list: [] };
  const on = sources.filter(({ moduleId }) => call.tenant.modules.has(moduleId));
  const lists = await Promise.all(
    on.map(async ({ source, list }) => (await list(services, call)).map((reward): Reward => ({ source, ...reward }))),
  );
  return { currency, list: lists.flat().toSorted((a, b) => toEnd(a) - toEnd(b)) };
}
