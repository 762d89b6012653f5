import {
  createFavourite,
  gameCategories,
  type GameList,
  type GameMenus,
  getGameMenus,
  type HotGames,
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
import { createMemory } from "../../http/createMemory.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import { toPage } from "../../http/toPage.ts";
import type { Services } from "../../Services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Catalogue } from "./catalogue.ts";
import { findGames, toGames } from "./findGames.ts";
import { launch } from "./launch.ts";
import { addMemberGame, listMemberGames, removeFavouriteGame } from "./memberGameStore.ts";

function toLanes(catalogue: Catalogue, tenant: Tenant): VendorLanes {
  const cards = catalogue.listVendors(tenant);
  const lanes = gameCategories.map(({ category }) => ({
    gameCategory: category,
    title: category,
    cards: cards.filter(({ gameCategory }) => gameCategory === category),
  }));
  return { data: { lanes: lanes.filter((lane) => lane.cards.length > 0) } };
}

function toMenus(catalogue: Catalogue, tenant: Tenant): GameMenus {
  // Maps: a vendor may be called as something that every object has.
  const content = new Map<string, Map<string, Set<string>>>();
  for (const { game, category } of catalogue.list(tenant)) {
    const vendors = content.get(category) ?? new Map<string, Set<string>>();
    const classes = vendors.get(game.vassalage) ?? new Set<string>();
    content.set(category, vendors.set(game.vassalage, classes.add(game.gameClassify)));
  }
  const toClasses = (vendors: Map<string, Set<string>>) => Object.fromEntries([...vendors].map(([vendor, classes]) => [vendor, [...classes]]));
  return { content: Object.fromEntries([...content].map(([category, vendors]) => [category, toClasses(vendors)])) };
}

function toHotGames(catalogue: Catalogue, tenant: Tenant, vassalage: string): HotGames {
  const hot = catalogue.list(tenant).filter(({ hotRank, game }) => hotRank !== null && (vassalage === "" || game.vassalage === vassalage));
  return { list: hot.toSorted((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0)).map(({ game }) => game) };
}

/** Vendors, lists, favourites, launch. */
export function gamesRoutes(services: Services): readonly Route[] {
  const { catalogue, db } = services;

  async function listOwn(call: Call, table: "favourites" | "recent_games") {
    return toGames(catalogue, call.tenant, await listMemberGames(db, table, requireSession(call)));
  }

  // A merchant's list is another object after each switch: what was made of the old one goes with it.
  const [lanes, menus, pages, hot] = [createMemory<VendorLanes>(), createMemory<GameMenus>(), createMemory<GameList>(), createMemory<HotGames>()];

  return [
    route(listVendors, async ({ tenant }) => lanes(catalogue.list(tenant), "", () => toLanes(catalogue, tenant))),
    route(getGameMenus, async ({ tenant }) => menus(catalogue.list(tenant), "", () => toMenus(catalogue, tenant))),
    route(listGames, async ({ tenant }, request) =>
      pages(catalogue.list(tenant), JSON.stringify(request), () => findGames(catalogue, tenant, request)),
    ),
    route(listHotGames, async ({ tenant }, { vassalage = "" }) =>
      hot(catalogue.list(tenant), vassalage, () => toHotGames(catalogue, tenant, vassalage)),
    ),
    route(listRecentGames, async (call, { pageNo = 1 }) => {
      const { page, totalPages } = toPage(await listOwn(call, "recent_games"), pageNo, pageSize);
      return { list: page, totalPages };
    }),
    route(listFavouriteIds, async (call) => {
      const content = [...(await listMemberGames(db, "favourites", requireSession(call)))];
      return { content, totalPages: content.length === 0 ? 0 : 1 };
    }),
    // The payload says RNG whatever was favoured (AP-76): a fixed value of the older client, so it narrows nothing.
    route(listFavouriteGames, async (call, { pageNo = 1 }) => {
      const { page, totalPages } = toPage(await listOwn(call, "favourites"), pageNo, pageSize);
      return { content: page, totalPages };
    }),
    route(createFavourite, async (call, { nodeId }) => {
      if (catalogue.getByNode(call.tenant, nodeId) === undefined) throw new Refusal("game.not.found");
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
