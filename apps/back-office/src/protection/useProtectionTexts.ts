import { useLingui } from "@lingui/react/macro";
import type { MemberProtection, StaffExclusion } from "@marquee/contract/staff";

type Limit = MemberProtection["limits"][number];

/** The words of protection. */
export function useProtectionTexts() {
  const { t } = useLingui();
  const exclusions: Readonly<Record<StaffExclusion["kind"], string>> = {
    TIMEOUT: t`Time-out`,
    EXCLUSION: t`Self-exclusion`,
  };
  const kinds: Readonly<Record<Limit["kind"], string>> = {
    DEPOSIT: t`Deposit limit`,
    LOSS: t`Loss limit`,
    WAGER: t`Wager limit`,
    SESSION: t`Session time`,
  };
  const periods: Readonly<Record<Limit["period"], string>> = {
    DAY: t`24 hours`,
    WEEK: t`7 days`,
    MONTH: t`31 days`,
    SESSION: t`One session`,
  };
  return { exclusions, kinds, periods };
}
