import {
  accountType,
  clientType,
  confirmTrans,
  type Game,
  gamePlatform,
  launchMode,
  type LaunchRequest,
} from "@marquee/contract";

/** Who launches, from where, in which language. */
export type LaunchContext = {
  readonly merchantCode: string;
  /** Empty for a guest. */
  readonly username: string;
  /** Empty for a guest. */
  readonly token: string;
  readonly language: LaunchRequest["language"];
  readonly backUrl: string;
};

/** The launch call's fields (GM-21); a guest plays only with play money (GM-30). */
export function toLaunchRequest(
  game: Pick<Game, "nodeId" | "vassalage" | "accountTypeName" | "gameCode">,
  mode: "REAL" | "DEMO",
  context: LaunchContext,
): LaunchRequest {
  return {
    gameId: game.gameCode,
    nodeId: game.nodeId,
    accountType,
    confirmTrans,
    vassalage: game.accountTypeName === "" ? game.vassalage : game.accountTypeName,
    launchMode,
    platform: gamePlatform,
    clientType,
    username: context.username,
    token: context.token,
    merchantCode: context.merchantCode,
    language: context.language,
    backUrl: context.backUrl,
    mode,
  };
}
