import {
  createFavourite,
  gameCategories,
  type GameList,
  type GameMenus,
  getGameMenus,
  type CollectionList,
  type HotGames,
  listCollections,
  launchGame,
  launchGameFallback,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listHotGames,
  listRecentGames,
  listVendors,
  pageSize,
  removeFavourite,
  type VendorLanes,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { createAnswerCache } from "../../http/createAnswerCache.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import { toPage } from "../../http/toPage.ts";
import type { Services } from "./services.ts";
import { toCollections } from "./toCollections.ts";
import { findGames, toGames } from "./findGames.ts";
import { launch } from "./launch.ts";
import { addMemberGame, listMemberGames, removeFavouriteGame } from "./memberGameStore.ts";
import type { OfferedGames } from "./offerGames.ts";

function toLanes(offered: OfferedGames): VendorLanes {
  const cards = offered.listVendors();
  const lanes = gameCategories.map(({ category }) => ({
    gameCategory: category,
    title: category,
    cards: cards.filter(({ gameCategory }) => gameCategory === category),
  }));
  return { data: { lanes: lanes.filter((lane) => lane.cards.length > 0) } };
}

function toMenus(offered: OfferedGames): GameMenus {
  // Maps, because a vendor may have the name of a property of Object.prototype.
  const content = new Map<string, Map<string, Set<string>>>();
  for (const { category, vendor, classify } of offered.listKinds()) {
    const vendors = content.get(category) ?? new Map<string, Set<string>>();
    const classes = vendors.get(vendor) ?? new Set<string>();
    content.set(category, vendors.set(vendor, classes.add(classify)));
  }
  const toClasses = (vendors: Map<string, Set<string>>) =>
    Object.fromEntries([...vendors].map(([vendor, classes]) => [vendor, [...classes]]));
  return { content: Object.fromEntries([...content].map(([category, vendors]) => [category, toClasses(vendors)])) };
}

function toHotGames(offered: OfferedGames, vassalage: string): HotGames {
  return { list: offered.listHot().filter((game) => vassalage === "" || game.vassalage === vassalage) };
}

/** Vendors, lists, favourites, launch. */
export function gamesRoutes(services: Services): readonly Route[] {
  const { gameIndex, db } = services;

  async function listOwn(call: Call, table: "favourites" | "recent_games") {
    return toGames(await gameIndex.open(call.tenant), await listMemberGames(db, table, requireSession(call)));
  }

  // A merchant's offer is a new object after each switch, so answers cached for the old one are dropped.
  const [lanes, menus, pages, hot, collected] = [
    createAnswerCache<VendorLanes>(),
    createAnswerCache<GameMenus>(),
    createAnswerCache<GameList>(),
    createAnswerCache<HotGames>(),
    createAnswerCache<CollectionList>(),
  ];

  return [
    route(listVendors, async ({ tenant }) => {
      const offered = await gameIndex.open(tenant);
      return lanes(offered, "", () => toLanes(offered));
    }),
    route(getGameMenus, async ({ tenant }) => {
      const offered = await gameIndex.open(tenant);
      return menus(offered, "", () => toMenus(offered));
    }),
    route(listGames, async ({ tenant }, request) => {
      const offered = await gameIndex.open(tenant);
      return pages(offered, JSON.stringify(request), () => findGames(offered, request));
    }),
    route(listHotGames, async ({ tenant }, { vassalage = "" }) => {
      const offered = await gameIndex.open(tenant);
      return hot(offered, vassalage, () => toHotGames(offered, vassalage));
    }),
    route(listCollections, async ({ tenant, location, language }, { place = "HOME", ...request }) => {
      const offered = await gameIndex.open(tenant);
      const own = { place, language: request.language ?? language, country: location.country };
      return collected(offered, `${own.place} ${own.language} ${own.country}`, () => toCollections(offered, own));
    }),
    route(listRecentGames, async (call, { pageNo = 1 }) => {
      const { page, totalPages } = toPage(await listOwn(call, "recent_games"), pageNo, pageSize);
      return { list: page, totalPages };
    }),
    route(listFavouriteIds, async (call) => {
      const content = [...(await listMemberGames(db, "favourites", requireSession(call)))];
      return { content, totalPages: content.length === 0 ? 0 : 1 };
    }),
    // The payload always says RNG (AP-76), a fixed value of older clients, so it does not filter.
    route(listFavouriteGames, async (call, { pageNo = 1 }) => {
      const { page, totalPages } = toPage(await listOwn(call, "favourites"), pageNo, pageSize);
      return { content: page, totalPages };
    }),
    route(createFavourite, async (call, { nodeId }) => {
      if ((await gameIndex.open(call.tenant)).getByNode(nodeId) === undefined) throw new Refusal("game.not.found");
      await addMemberGame(db, "favourites", requireSession(call), nodeId);
      return {};
    }),
    route(removeFavourite, async (call, { nodeId }) => {
      await removeFavouriteGame(db, requireSession(call), nodeId);
      return {};
    }),
    route(launchGame, (call, request) => launch(services, call, request)),
    route(launchGameFallback, (call, request) => launch(services, call, request)),
  ];
}
