import { useLingui } from "@lingui/react/macro";
import type { StaffBanner } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";

/** Where a banner or an announcement stands now. */
export function NoticeBadge({ state }: Pick<StaffBanner, "state">) {
  const { t } = useLingui();
  const names = { ON: t`On now`, PLANNED: t`Planned`, OVER: t`Over`, OFF: t`Off` };
  return <Badge {...(state === "OFF" || state === "OVER" ? { tone: "danger" } : {})}>{names[state]}</Badge>;
}
