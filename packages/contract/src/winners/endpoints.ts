import { endpoint } from "../endpoint.ts";
import type { RankListRequest, WinnerBoard, WinnerBoardRequest } from "./schemas.ts";

const board = {
  domain: "winners",
  method: "GET",
  alsoMethods: ["POST"],
  // Whose currency it is in.
  token: "optional",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 1_024,
  cache: { provides: ["Session", "Winners"], keepSeconds: 60 },
} as const;

/** The highest wins of a category of games, or of all (AP-37). */
export const getRankList = /* @__PURE__ */ endpoint<RankListRequest, WinnerBoard>({
  ...board,
  name: "getRankList",
  path: "/wps/relay/GCSGAME_getRankList",
  moduleId: "RANKLIST3",
});

/** The highest wins of all games (AP-73). */
export const getWinnerBoard = /* @__PURE__ */ endpoint<WinnerBoardRequest, WinnerBoard>({
  ...board,
  name: "getWinnerBoard",
  path: "/wps/relay/ODSFE2_winnerBoard",
  moduleId: "WINBOARD3",
});
