import { toOwnPath } from "@marquee/api-client";
import type { Game } from "@marquee/contract";

/** What the game page needs to launch, as its address says it; so a reload comes back to the same game. */
export type GameAddress = Pick<Game, "gameCode" | "nodeId" | "vassalage" | "accountTypeName" | "gameName"> & {
  readonly mode: "REAL" | "DEMO";
  /** The page to come back to: a path of this site. */
  readonly back: string;
  /** A round of the game that is to be shown again. */
  readonly round?: string;
};

/** The game page's query for a game. */
export function toGameParams({
  gameCode,
  nodeId,
  vassalage,
  accountTypeName,
  gameName,
  mode,
  back,
  round,
}: GameAddress): URLSearchParams {
  const shown = round === undefined ? {} : { round };
  return new URLSearchParams({ gameCode, nodeId, vassalage, accountTypeName, gameName, mode, back, ...shown });
}

/** Reads the game page's query; null when it names no game. A way back that leaves this site leads home instead. */
export function readGameAddress(params: URLSearchParams): GameAddress | null {
  const gameCode = params.get("gameCode") ?? "";
  if (gameCode === "") return null;
  return {
    gameCode,
    nodeId: params.get("nodeId") ?? gameCode,
    vassalage: params.get("vassalage") ?? "",
    accountTypeName: params.get("accountTypeName") ?? "",
    gameName: params.get("gameName") ?? gameCode,
    mode: params.get("mode") === "DEMO" ? "DEMO" : "REAL",
    back: toOwnPath(params.get("back") ?? "") ?? "/",
    ...(params.get("round") ? { round: params.get("round") ?? "" } : {}),
  };
}

/** Under what a game's last stake is kept: play money has its own. */
export function toStakeKey({ gameCode, mode }: Pick<GameAddress, "gameCode" | "mode">): string {
  return `${mode} ${gameCode}`;
}
