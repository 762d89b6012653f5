import { systemApi } from "@marquee/api-client";
import { statusInterval, type SystemStatus } from "@marquee/contract";
import { useAppSelector } from "../createStore.ts";
import { selectLiveSince } from "../events/liveSlice.ts";
import { localStore } from "../preferences/storage.ts";
import { isSystemStatus } from "./isSystemStatus.ts";

/** The argument of the status call: this page's host (SH-02). */
export const statusRequest = { url: globalThis.location?.host ?? "" };

/** The last good answer of this brand, for a start without network (brand-platform.md "Gating"). */
export function readLastStatus(): SystemStatus | null {
  const text = localStore.get("status");
  return text === null ? null : toStatus(text);
}

/** Keeps the last good answer. */
export function storeLastStatus(status: SystemStatus): void {
  localStore.set("status", JSON.stringify(status));
}

/** Reads a kept or inlined status; null for anything that is none of this release. */
export function toStatus(text: string): SystemStatus | null {
  try {
    const data: unknown = JSON.parse(text);
    return isSystemStatus(data) ? data : null;
  } catch {
    return null;
  }
}

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
