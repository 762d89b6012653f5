import { type Game, type GameList, type GameListRequest, MoneyError, pageSize, toMoney } from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import { toPage } from "../../http/toPage.ts";
import { type Catalogue, type CatalogueGame, fold } from "./catalogue.ts";

function isAmount(text: string, minBet: string): boolean {
  try {
    return toMoney(text) === toMoney(minBet);
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

function toTest(request: GameListRequest): (entry: CatalogueGame) => boolean {
  const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = request;
  const words = fold(gameName ?? "").trim();
  const tests: ((entry: CatalogueGame) => boolean)[] = [];
  if (gameType !== undefined) tests.push(({ category }) => category === gameType);
  if (vassalage !== undefined && vassalage !== "") tests.push(({ game }) => game.vassalage === vassalage);
  if (gameClassify !== undefined && gameClassify !== "") tests.push(({ game }) => game.gameClassify === gameClassify);
  if (words !== "") tests.push(({ folded }) => folded.includes(words));
  if (minBet !== undefined && minBet !== "") tests.push(({ game }) => isAmount(minBet, game.minBet));
  if (minLineNum !== undefined && minLineNum > 0) tests.push(({ game }) => game.minLineNum === minLineNum);
  return (entry) => tests.every((test) => test(entry));
}

/** A page of the games that fit the request (GM-02, GM-05, GM-06, GM-09), 42 a page. */
export function findGames(catalogue: Catalogue, tenant: Tenant, request: GameListRequest): GameList {
  const { pageNo = 1, pageSize: size = pageSize } = request;
  const found = catalogue.list(tenant).filter(toTest(request));
  const { page, totalPages } = toPage(found, pageNo, size);
  return { games: page.map(({ game }) => game), totalPages, totalCount: found.length };
}

/** The games of node ids, in their order, without those that are off by now. */
export function toGames(catalogue: Catalogue, tenant: Tenant, nodeIds: readonly string[]): readonly Game[] {
  return nodeIds.flatMap((nodeId) => catalogue.getByNode(tenant, nodeId)?.game ?? []);
}
