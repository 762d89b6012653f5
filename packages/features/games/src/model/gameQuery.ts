import type { GamePageRequest } from "@marquee/api-client";
import { clientType, type GameCategory, type GameListRequest, gamePlatform, pageSize } from "@marquee/contract";

/** What a lobby shows, as its address says it: the selection survives a reload and can be sent to a friend. */
export type GameQuery = {
  /** From 1. */
  readonly page: number;
  /** A vendor's code; empty for all. */
  readonly vendor: string;
  readonly classify: string;
  readonly search: string;
};

const longestSearch = 100;

/** Reads the address; what makes no sense counts as not said. */
export function toGameQuery(params: URLSearchParams): GameQuery {
  const page = Number(params.get("page") ?? "1");
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    vendor: params.get("vendor") ?? "",
    classify: params.get("class") ?? "",
    search: (params.get("q") ?? "").slice(0, longestSearch),
  };
}

/** Changes a part of the query. Whatever narrows the list starts it again at page 1 (GM-04). */
export function changeGameQuery(query: GameQuery, change: Partial<GameQuery>): GameQuery {
  return { ...query, page: 1, ...change };
}

/** Writes the address; what is at its default is left out. */
export function toSearchParams(query: GameQuery): URLSearchParams {
  const entries: readonly (readonly [string, string])[] = [
    ["vendor", query.vendor],
    ["class", query.classify],
    ["q", query.search],
    ["page", query.page === 1 ? "" : String(query.page)],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== "").map(([name, value]) => [name, value]));
}

/** Who asks: fixed values of the list call (AP-74). */
export type ListContext = { readonly merchant: string; readonly language: NonNullable<GameListRequest["language"]> };

/** The list call for a category (all of them when it is null): the eleven fields of AP-74 and the page; empty is no limit. */
export function toListRequest(
  query: GameQuery,
  category: GameCategory | null,
  { merchant, language }: ListContext,
): GamePageRequest {
  return {
    clientType,
    platform: gamePlatform,
    channel: "WEB",
    merchant,
    ...(category === null ? {} : { gameType: category }),
    vassalage: query.vendor,
    gameClassify: query.classify,
    gameName: query.search,
    minBet: "",
    minLineNum: 0,
    language,
    pageNo: query.page,
    pageSize,
  };
}
