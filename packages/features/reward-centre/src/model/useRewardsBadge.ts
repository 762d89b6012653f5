import { useLingui } from "@lingui/react/macro";
import { useListRewardsQuery } from "@marquee/api-client";
import type { PanelBadge } from "@marquee/runtime";

const noRequest = {};

/** How many rewards can be claimed (MC-10), beside the panel's name in the member centre. */
export function useRewardsBadge(): PanelBadge | null {
  const { t } = useLingui();
  const { data } = useListRewardsQuery(noRequest);
  if (data === undefined) return null;
  const { length } = data.list;
  return { count: length, label: t`${length} to claim` };
}
