import {
  foldText,
  type Game,
  type GameList,
  type GameListRequest,
  MoneyError,
  pageSize,
  toMoney,
} from "@marquee/contract";
import type { GameTest, OfferedGames } from "./offerGames.ts";
import type { GameKind } from "./packGames.ts";

function isAmount(text: string, minBet: string): boolean {
  try {
    return toMoney(text) === toMoney(minBet);
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

function toTest(request: GameListRequest): GameTest {
  const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = request;
  const tests: ((kind: GameKind) => boolean)[] = [];
  if (gameType !== undefined) tests.push(({ category }) => category === gameType);
  if (vassalage !== undefined && vassalage !== "") tests.push(({ vendor }) => vendor === vassalage);
  if (gameClassify !== undefined && gameClassify !== "") tests.push(({ classify }) => classify === gameClassify);
  if (minBet !== undefined && minBet !== "") tests.push((kind) => isAmount(minBet, kind.minBet));
  if (minLineNum !== undefined && minLineNum > 0) tests.push(({ minLines }) => minLines === minLineNum);
  return { isKind: (kind) => tests.every((test) => test(kind)), words: foldText(gameName ?? "").trim() };
}

/** A page of the games that fit the request (GM-02, GM-05, GM-06, GM-09), 42 a page. */
export function findGames(offered: OfferedGames, request: GameListRequest): GameList {
  const { pageNo = 1, pageSize: size = pageSize } = request;
  const found = offered.find(toTest(request));
  const from = (pageNo - 1) * size;
  const games = Array.from(found.subarray(from, from + size), (index) => offered.get(index));
  return { games, totalPages: Math.ceil(found.length / size), totalCount: found.length };
}

/** The games with the given node ids, in that order, without those that have been switched off. */
export function toGames(offered: OfferedGames, nodeIds: readonly string[]): readonly Game[] {
  return nodeIds.flatMap((nodeId) => offered.getByNode(nodeId)?.game ?? []);
}
