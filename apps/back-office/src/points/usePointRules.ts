import { useLingui } from "@lingui/react/macro";
import type { PointRule } from "@marquee/contract";

/** What speaks against taking something for points, in words. */
export function usePointRules(): Readonly<Record<PointRule, string>> {
  const { t } = useLingui();
  return {
    excluded: t`The member has a time-out or exclusion.`,
    barred: t`The member is barred from all games.`,
    "account.age": t`The account is younger than the rules of points ask for.`,
    "linked.account": t`Accounts that seem to be the same person's have redeemed or converted.`,
  };
}
