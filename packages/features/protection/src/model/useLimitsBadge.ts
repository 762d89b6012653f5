import { useLingui } from "@lingui/react/macro";
import { useGetProtectionQuery } from "@marquee/api-client";
import type { PanelBadge } from "@marquee/runtime";
import { useIsDue } from "./useIsDue.ts";

const noRequest = {};

/** Asks again for changes of limits whose day to think is over: a mark at the panel while one waits for its confirmation. */
export function useLimitsBadge(): PanelBadge | null {
  const { t } = useLingui();
  const { data } = useGetProtectionQuery(noRequest);
  const times = (data?.limits ?? []).flatMap(({ next }) => next?.from ?? []);
  const isDue = useIsDue(times.length === 0 ? null : Math.min(...times));
  return isDue ? { label: t`a change is waiting for your confirmation` } : null;
}
