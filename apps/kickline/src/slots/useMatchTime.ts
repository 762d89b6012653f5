import { sessionStore } from "@marquee/runtime";
import { useSyncExternalStore } from "react";
import { type MatchTime, toMatchTime } from "./toMatchTime.ts";

const minute = 60_000;

/** When this tab's visit began; a reload is no new match. */
function getKickOff(): number {
  const kept = Number(sessionStore.get("visitStart"));
  if (kept > 0 && kept <= Date.now()) return kept;
  const now = Date.now();
  sessionStore.set("visitStart", String(now));
  return now;
}

const countMinutes = (): number => Math.floor((Date.now() - getKickOff()) / minute);

/** Calls back when a minute is over, and once more soon after the page is looked at again: hidden pages' clocks are slow. */
function watchMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 6);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Where the match of this visit is; it renders anew once a minute. */
export const useMatchTime = (): MatchTime => toMatchTime(useSyncExternalStore(watchMinutes, countMinutes));
