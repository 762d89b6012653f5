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

/** Under what a game's last stake is kept: play money has its own. */
export function toStakeKey({ gameCode, mode }: Pick<GameAddress, "gameCode" | "mode">): string {
  return `${mode} ${gameCode}`;
}
