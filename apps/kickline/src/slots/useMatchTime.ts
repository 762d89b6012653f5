import { sessionStore } from "@marquee/runtime";
import { useSyncExternalStore } from "react";
import { type MatchTime, toMatchTime } from "./toMatchTime.ts";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly visitStart: string;
  }
}

const minute = 60_000;

/** The time when this tab's visit began, in milliseconds; a reload does not start a new match. */
function getKickOff(): number {
  const kept = Number(sessionStore.get("visitStart"));
  if (kept > 0 && kept <= Date.now()) return kept;
  const now = Date.now();
  sessionStore.set("visitStart", String(now));
  return now;
}

const countMinutes = (): number => Math.floor((Date.now() - getKickOff()) / minute);

/** Calls back several times a minute, and when the page becomes visible again, because browsers slow down timers of hidden pages. */
function watchMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 6);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The match time of this visit; re-renders once a minute. */
export const useMatchTime = (): MatchTime => toMatchTime(useSyncExternalStore(watchMinutes, countMinutes));
