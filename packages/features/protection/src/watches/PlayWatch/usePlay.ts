import { useGetProtectionQuery, useNotePlayMutation } from "@marquee/api-client";
import type { Play } from "@marquee/contract";
import { useCallback, useEffect, useState } from "react";

const noRequest = {};
/** Without an answer the gateway is asked again after this time, in milliseconds. */
const patience = 15_000;

/** Where play stands, and when that was told, in milliseconds. */
export type KnownPlay = { readonly play: Play; readonly at: number };

/**
 * Follows the member's play while a game is open: asks when the gateway says so, when the page comes back into sight, and when a time-out or
 * exclusion begins on any page.
 */
export function usePlay() {
  const [note] = useNotePlayMutation();
  const { data } = useGetProtectionQuery(noRequest);
  const [known, setKnown] = useState<KnownPlay>();
  const [asked, setAsked] = useState(0);
  const take = useCallback((play: Play) => setKnown({ play, at: Date.now() }), []);
  const ask = useCallback(() => setAsked((count) => count + 1), []);
  const stops = `${data?.timeoutUntil} ${data?.exclusion?.from} ${data?.limits.find(({ kind }) => kind === "SESSION")?.amount}`;
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void note({}).then(({ data: play }) => {
      if (!isCurrent) return;
      if (play !== undefined) take(play);
      timer = setTimeout(ask, play === undefined ? patience : play.wait + 100);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [note, take, ask, asked, stops]);
  useEffect(() => {
    const see = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [ask]);
  return { known, take };
}
