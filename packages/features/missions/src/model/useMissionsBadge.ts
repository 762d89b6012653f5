import { useLingui } from "@lingui/react/macro";
import { useGetMissionSummaryQuery } from "@marquee/api-client";
import type { PanelBadge } from "@marquee/runtime";

const noRequest = {};

/** How many missions are not finished or not claimed (MC-12), beside the panel's name in the member centre. */
export function useMissionsBadge(): PanelBadge | null {
  const { t } = useLingui();
  const { data } = useGetMissionSummaryQuery(noRequest);
  if (data === undefined) return null;
  const { unfinished } = data;
  return { count: unfinished, label: t`${unfinished} unfinished` };
}
