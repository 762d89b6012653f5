import type { Game } from "@marquee/contract";
import { paths, selectIsTrial, useAppSelector, useGatedAction, useIsOn } from "@marquee/runtime";
import { useLocation, useNavigate } from "react-router";
import { toGameParams } from "./gameAddress.ts";

/**
 * How a game is started: Play asks a guest to log in first and then goes on (GM-18); Demo, where the brand offers it,
 * needs no login (GM-30). A trial account plays with its trial money.
 */
export function usePlay() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const gated = useGatedAction();
  const isTrial = useAppSelector(selectIsTrial);
  const isDemoOn = useIsOn("GAMEDEMO3");
  const isFreePlayOn = useIsOn("FREEPLAY3");
  const go = (game: Game, mode: "REAL" | "DEMO"): void =>
    void navigate(`${paths.byIframe}?${toGameParams({ ...game, mode, back: pathname + search })}`);
  return {
    play: (game: Game): void => gated(() => go(game, "REAL"), { trial: "allowed" }),
    demo: isDemoOn && isFreePlayOn && !isTrial ? (game: Game): void => go(game, "DEMO") : undefined,
  };
}
