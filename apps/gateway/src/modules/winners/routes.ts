import { getRankList, getWinnerBoard } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import { readBoard } from "./readBoard.ts";
import type { Services } from "./services.ts";

/** Boards of winners, for everybody. */
export function winnersRoutes(services: Services): readonly Route[] {
  return [
    route(getRankList, (call, { gameCategory: category, limitNum: limit }) =>
      readBoard(services, call, { category, limit }),
    ),
    route(getWinnerBoard, (call, { limit }) => readBoard(services, call, { limit })),
  ];
}
