import { isApiError, useLaunchGameFallbackMutation, useLaunchGameMutation } from "@marquee/api-client";
import type { LaunchRequest, LaunchValue } from "@marquee/contract";
import { selectSession, useAppSelector, useBrand, useLanguage, useStatusQuery } from "@marquee/runtime";
import { useCallback, useEffect, useRef, useState } from "react";
import type { GameAddress } from "./gameAddress.ts";
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
  const [state, setState] = useState<LaunchState>({ kind: "launching" });
  const [attempt, setAttempt] = useState(0);
  // A language change in the page must not tear a running round down: the language of the launch stays.
  const launchLanguage = useRef(language);
  const token = session?.token ?? "";
  const username = session?.username ?? "";
  const { gameCode, nodeId, vassalage, accountTypeName, mode, back } = address;
  useEffect(() => {
    if (!hosts) return;
    let isCurrent = true;
    setState({ kind: "launching" });
    const backUrl = new URL(back, globalThis.location.origin).href;
    const context = { merchantCode, username, token, language: launchLanguage.current, backUrl };
    launch(toLaunchRequest({ gameCode, nodeId, vassalage, accountTypeName }, mode, context)).then(
      (value) => {
        const url = toGameUrl(value, hosts);
        if (isCurrent) setState(url ? { kind: "open", url } : { kind: "failed", code: "game.url.invalid" });
      },
      (error: unknown) => {
        if (isCurrent) setState({ kind: "failed", code: isApiError(error) ? error.code : "unknown" });
      },
    );
    return () => {
      isCurrent = false;
    };
    // The list of hosts is read at the launch; a later answer of the same status must not launch again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [launch, hosts === undefined, merchantCode, username, token, gameCode, nodeId, vassalage, accountTypeName, mode, back, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
