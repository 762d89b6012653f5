import { systemApi } from "@marquee/api-client";
import { statusInterval, type SystemStatus } from "@marquee/contract";
import { useAppSelector } from "../createStore.ts";
import { selectLiveSince } from "../events/liveSlice.ts";

/** The argument of the status call: this page's host (SH-02). */
export const statusRequest = { url: globalThis.location?.host ?? "" };

/** The last answer of the status call. */
export const selectStatus = systemApi.endpoints.getStatus.select(statusRequest);

/**
 * The status as the page knows it, refreshed each 30 s while the page is visible (decision Q-43), or by live events: once an answer
 * has come since these began, no change can be missed.
 */
export function useStatusQuery() {
  const isFollowed = useAppSelector((state) => {
    const since = selectLiveSince(state);
    return since !== null && (selectStatus(state).fulfilledTimeStamp ?? 0) > since;
  });
  return systemApi.useGetStatusQuery(statusRequest, {
    pollingInterval: isFollowed ? 0 : statusInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
}

/** Which of the three starts it is (spec §2): maintenance wins over region (SH-07). */
export function toSystemState(status: SystemStatus): 0 | 1 | 2 {
  if (status.maintenance !== false) return 1;
  return status.regionRestriction ? 2 : 0;
}
