import type { SystemStatus } from "@marquee/contract";
import { useIsIdle } from "@marquee/ui-kit";
import { useEffect, useState } from "react";

const load = () => import("./keptStatus.ts").catch(() => undefined);

/**
 * Keeps each answer of the status call for a start without network, when the page is idle, and reads the last one where the call has
 * failed. @returns undefined while nothing is asked of it, or not known yet; null where nothing is kept
 */
export function useKeptStatus(data: SystemStatus | undefined, hasFailed: boolean): SystemStatus | null | undefined {
  const isIdle = useIsIdle();
  const [kept, setKept] = useState<SystemStatus | null>();
  const isMissed = hasFailed && data === undefined;
  useEffect(() => {
    if (data !== undefined && isIdle) void load().then((chunk) => chunk?.storeLastStatus(data));
  }, [data, isIdle]);
  useEffect(() => {
    if (isMissed) void load().then((chunk) => setKept(chunk?.readLastStatus() ?? null));
  }, [isMissed]);
  return isMissed ? kept : undefined;
}
