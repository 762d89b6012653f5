import type { LiveEventTags } from "../LiveEventTags.ts";

/** Staff have made or stopped a raffle or decided about a gift, or the member has drawn or come further in a condition. */
export const raffleLiveEventKinds = {
  raffle: ["Raffles"],
} as const satisfies LiveEventTags;
