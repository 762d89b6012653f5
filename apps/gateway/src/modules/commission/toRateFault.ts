import { type TermsFault, toRateText } from "@marquee/contract";

/** A rate above what the upline itself has, in hundredths of a percent; below 0 is no contract. */
export const toRateFault = (ownRate: number): TermsFault => ({
  tier: null,
  field: "rate",
  rule: "rateOwn",
  limit: toRateText(Math.max(0, ownRate)),
});
