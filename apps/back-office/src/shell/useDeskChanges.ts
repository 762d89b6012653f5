import { type Changes, listChanges, staffCacheTags } from "@marquee/contract/staff";
import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";
import { api } from "../api/api.ts";
import { useGetStaffSessionQuery } from "../api/endpoints/staff/sessionEndpoints.ts";
import { sendCall } from "../api/baseQuery.ts";
import { isApiError } from "../api/ApiError.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";

/** Many changes in a moment cost a page one question each. In milliseconds. */
const pause = 1_000;
const firstWait = 2_000;
const longestWait = 60_000;

/** What is asked anew with every change. */
const always = ["Waiting", "Work"] as const;
/** But for those of which nothing waits for a person; jobs run every minute. */
const quiet: ReadonlySet<string> = new Set(["Jobs", "Exports"]);
const noRequest = {};
const all = staffCacheTags.filter((tag) => tag !== "Session" && tag !== "Own");

/**
 * Asks what has changed, outside the cache of server data: that one asks anew for nothing while a question waits for its answer.
 * @returns undefined where no answer came
 */
async function ask(
  { merchant, since }: { readonly merchant: string; readonly since: string | undefined },
  signal: AbortSignal,
): Promise<Changes | undefined> {
  const { shapes: _, ...row } = listChanges;
  const answer = await sendCall({ row, merchant, request: { since } }, signal, true);
  // What the row answers.
  return "data" in answer ? (answer.data as Changes) : undefined;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Follows what changes at the merchant while the page is in sight, and has what is shown asked anew: the gateway answers as soon as there is
 * something. A page that comes back into sight asks what it missed.
 */
export function useDeskChanges(): void {
  const merchant = useMerchantCode();
  const { error: fault } = useGetStaffSessionQuery(noRequest);
  const isOut = isApiError(fault) && fault.status === 401;
  const mayRead = useMay("overview.read");
  const dispatch = useDispatch();
  const apply = useEffectEvent((tags: readonly (typeof staffCacheTags)[number][] | null) => {
    const changed = tags ?? all;
    const others = changed.every((tag) => quiet.has(tag)) ? [] : always;
    if (changed.length > 0) dispatch(api.util.invalidateTags([...new Set([...changed, ...others])]));
  });
  useEffect(() => {
    // Whoever logs in again listens again.
    if (!mayRead || isOut) return undefined;
    let since: string | undefined;
    let isOver = false;
    let isRunning = false;
    let asking = new AbortController();
    const isSeen = (): boolean => !isOver && document.visibilityState === "visible";

    async function follow(): Promise<void> {
      if (isRunning) return;
      isRunning = true;
      for (let wait = firstWait; isSeen();) {
        asking = new AbortController();
        const answer = await ask({ merchant, since }, asking.signal);
        if (isOver) break;
        if (answer === undefined) {
          await sleep(wait);
          wait = Math.min(wait * 2, longestWait);
          continue;
        }
        wait = firstWait;
        // The first answer says where one begins: what is shown has just been asked.
        if (since !== undefined) apply(answer.tags);
        since = answer.at;
        await sleep(pause);
      }
      isRunning = false;
    }

    const see = (): void => {
      if (isSeen()) void follow();
      else asking.abort();
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => {
      isOver = true;
      asking.abort();
      document.removeEventListener("visibilitychange", see);
    };
  }, [merchant, mayRead, isOut]);
}
