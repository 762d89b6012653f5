import { isApiError, useLaunchGameFallbackMutation, useLaunchGameMutation } from "@marquee/api-client";
import type { LaunchRequest, LaunchValue } from "@marquee/contract";
import { selectSession, useAppSelector, useBrand, useLanguage, useStatusQuery } from "@marquee/runtime";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type GameAddress, toStakeKey } from "./gameAddress.ts";
import { addLook } from "./addLook.ts";
import { keepRecentGames } from "./keptRecent.ts";
import { readKeptStake } from "./keptStakes.ts";
import { toGameUrl } from "./toGameUrl.ts";
import { toLaunchRequest } from "./toLaunchRequest.ts";

/** Where a launch stands. */
export type LaunchState =
  | { readonly kind: "launching" }
  | { readonly kind: "open"; readonly url: URL }
  | { readonly kind: "failed"; readonly code: string };

/** Launches through the first channel, and through the second when the first failed by the network (AP-32). */
function useLaunch() {
  const [launch] = useLaunchGameMutation();
  const [launchFallback] = useLaunchGameFallbackMutation();
  return useCallback(
    async (request: LaunchRequest): Promise<LaunchValue> => {
      try {
        return await launch(request).unwrap();
      } catch (error) {
        if (isApiError(error) && error.code === "network.abnormal") return launchFallback(request).unwrap();
        throw error;
      }
    },
    [launch, launchFallback],
  );
}

/**
 * Launches the game of the page's address, once per visit and again when the visitor logs in or retries; a launch token
 * opens one frame only.
 */
export function useGameLaunch(address: GameAddress) {
  const { merchantCode } = useBrand();
  const { language } = useLanguage();
  const session = useAppSelector(selectSession);
  const hosts = useStatusQuery().data?.info.launchGameCDNs;
  const launch = useLaunch();
  const [attempt, setAttempt] = useState(0);
  const token = session?.token ?? "";
  const username = session?.username ?? "";
  const { gameCode, nodeId, vassalage, accountTypeName, mode, back } = address;
  // What was launched; an outcome of anything else is of no interest any more.
  const subject = [
    merchantCode,
    username,
    token,
    gameCode,
    nodeId,
    vassalage,
    accountTypeName,
    mode,
    back,
    attempt,
  ].join("\n");
  const [outcome, setOutcome] = useState<{ readonly subject: string; readonly state: LaunchState } | null>(null);
  const isReady = hosts !== undefined;
  // Neither a change of language nor a later answer of the same status may tear a running round down.
  const getLanguage = useEffectEvent(() => language);
  const toUrl = useEffectEvent((value: LaunchValue) => {
    const url = toGameUrl(value, hosts ?? []);
    return url && addLook(url, readKeptStake(toStakeKey(address)), address.round);
  });
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const backUrl = new URL(back, globalThis.location.origin).href;
    const context = { merchantCode, username, token, language: getLanguage(), backUrl };
    launch(toLaunchRequest({ gameCode, nodeId, vassalage, accountTypeName }, mode, context)).then(
      (value) => {
        const url = toUrl(value);
        // Home has a game to go on with from now on.
        if (username !== "") keepRecentGames(username, true);
        if (isCurrent)
          setOutcome({ subject, state: url ? { kind: "open", url } : { kind: "failed", code: "game.url.invalid" } });
      },
      (error: unknown) => {
        if (isCurrent)
          setOutcome({ subject, state: { kind: "failed", code: isApiError(error) ? error.code : "unknown" } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [
    launch,
    isReady,
    merchantCode,
    username,
    token,
    gameCode,
    nodeId,
    vassalage,
    accountTypeName,
    mode,
    back,
    subject,
  ]);
  const state: LaunchState = outcome?.subject === subject ? outcome.state : { kind: "launching" };
  return { state, retry: () => setAttempt((count) => count + 1) };
}
