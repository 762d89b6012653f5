import { useLingui } from "@lingui/react/macro";
import { useGetUnreadCountQuery } from "@marquee/api-client";
import type { PanelBadge } from "@marquee/runtime";

const noRequest = {};

/** How many messages are unread (MC-13), beside the inbox's name in the member centre. */
export function useInboxBadge(): PanelBadge | null {
  const { t } = useLingui();
  const { data } = useGetUnreadCountQuery(noRequest);
  if (data === undefined) return null;
  const { count } = data;
  return { count, label: t`${count} unread` };
}
