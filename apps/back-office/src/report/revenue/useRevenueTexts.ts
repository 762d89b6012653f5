import { useLingui } from "@lingui/react/macro";
import type { RevenueFigures, RevenueGroup } from "@marquee/contract/staff";

/** The figures of the report, in its order. */
export const revenueFigures = [
  "staked",
  "won",
  "ggr",
  "bonuses",
  "rebates",
  "ngr",
  "deposits",
  "withdrawals",
] as const satisfies readonly (keyof RevenueFigures)[];

/** One of {@link revenueFigures}. */
export type RevenueFigure = (typeof revenueFigures)[number];

/** The words of the revenue report. */
export function useRevenueTexts() {
  const { t } = useLingui();
  const figures: Readonly<Record<RevenueFigure, string>> = {
    staked: t`Stakes`,
    won: t`Wins`,
    ggr: t`Gross gaming revenue`,
    bonuses: t`Bonuses`,
    rebates: t`Rebates`,
    ngr: t`Net gaming revenue`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
  };
  const groups: Readonly<Record<RevenueGroup, string>> = {
    day: t`Day`,
    vendor: t`Vendor`,
    game: t`Game`,
    agent: t`Agent`,
    method: t`Way to pay`,
    cohort: t`Month of registration`,
  };
  const none: Readonly<Record<RevenueGroup, string>> = {
    day: "",
    vendor: t`Without a game`,
    game: t`Without a game`,
    agent: t`Without an agent`,
    method: t`Without a way to pay`,
    cohort: t`Unknown`,
  };
  return { figures, groups, none };
}
