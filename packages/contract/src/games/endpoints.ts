import { endpoint } from "../endpoint.ts";
import type { CollectionList, ListCollections } from "./collectionSchemas.ts";
import type {
  Favourite,
  FavouriteGames,
  FavouriteGamesRequest,
  FavouriteIds,
  GameList,
  GameListRequest,
  GameMenus,
  HotGames,
  HotGamesRequest,
  LaunchRequest,
  LaunchValue,
  RecentGames,
  RecentGamesRequest,
  VendorLanes,
  VendorLanesRequest,
} from "./schemas.ts";

/** Vendors by category (AP-36). */
export const listVendors = /* @__PURE__ */ endpoint<VendorLanesRequest, VendorLanes>({
  name: "listVendors",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/GCSGAME_newGameVendor",
  moduleId: "LOBBY3",
  cache: { provides: ["Games"] },
});

/** Classes of games by category and vendor (AP-35). */
export const getGameMenus = /* @__PURE__ */ endpoint<VendorLanesRequest, GameMenus>({
  name: "getGameMenus",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/GCSGAME_getVassGameType",
  moduleId: "LOBBY3",
  cache: { provides: ["Games"] },
});

/** A page of the catalogue (AP-34). */
export const listGames = /* @__PURE__ */ endpoint<GameListRequest, GameList>({
  name: "listGames",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/GCSGAME_gameList",
  moduleId: "LOBBY3",
  cache: { provides: ["Games"] },
});

/** The hot games (AP-33). */
export const listHotGames = /* @__PURE__ */ endpoint<HotGamesRequest, HotGames>({
  name: "listHotGames",
  domain: "games",
  method: "POST",
  alsoMethods: ["GET"],
  path: "/wps/relay/GCSGAME_hotGamesV2",
  moduleId: "LOBBYHOT3",
  cache: { provides: ["Games"] },
});

/** The collections of home or of a lobby. */
export const listCollections = /* @__PURE__ */ endpoint<ListCollections, CollectionList>({
  name: "listCollections",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/GCSGAME_collections",
  moduleId: "LOBBY3",
  cache: { provides: ["Games"] },
});

/** The games last played (AP-38). */
export const listRecentGames = /* @__PURE__ */ endpoint<RecentGamesRequest, RecentGames>({
  name: "listRecentGames",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/GCS_recentGame",
  moduleId: "LOBBYRECENT3",
  token: "required",
  cache: { provides: ["Session", "Recent", "Games"] },
});

/** The favourites' ids (AP-41). */
export const listFavouriteIds = /* @__PURE__ */ endpoint<Record<string, never>, FavouriteIds>({
  name: "listFavouriteIds",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/MCSFE_getFavoriteGames",
  moduleId: "LOBBYFAV3",
  token: "required",
  trial: false,
  // `setFavourite` keeps it: an answer that was asked for between two presses would take the second one back.
  cache: { provides: ["Session"] },
});

/** A page of favourites (AP-42). */
export const listFavouriteGames = /* @__PURE__ */ endpoint<FavouriteGamesRequest, FavouriteGames>({
  name: "listFavouriteGames",
  domain: "games",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  moduleId: "LOBBYFAV3",
  token: "required",
  trial: false,
  cache: { provides: ["Session", "Favourite", "Games"] },
});

/** Adds a favourite; twice is once. */
export const createFavourite = /* @__PURE__ */ endpoint<Favourite, Record<string, never>>({
  name: "createFavourite",
  domain: "games",
  method: "POST",
  path: "/wps/relay/MCSFE_addFavoriteGame",
  moduleId: "LOBBYFAV3",
  token: "required",
  trial: false,
  cache: { invalidates: ["Favourite"] },
});

/** Removes a favourite; twice is once. */
export const removeFavourite = /* @__PURE__ */ endpoint<Favourite, Record<string, never>>({
  name: "removeFavourite",
  domain: "games",
  method: "POST",
  path: "/wps/relay/MCSFE_removeFavoriteGame",
  moduleId: "LOBBYFAV3",
  token: "required",
  trial: false,
  cache: { invalidates: ["Favourite"] },
});

/** Starts a game (AP-31); a guest only with `mode` DEMO. The client posts, so that no token is in a URL. */
export const launchGame = /* @__PURE__ */ endpoint<LaunchRequest, LaunchValue>({
  name: "launchGame",
  domain: "games",
  method: "POST",
  alsoMethods: ["GET"],
  path: "/wps/game/launchGame",
  moduleId: "LOBBY3",
  token: "optional",
  cache: { invalidates: ["Recent"] },
});

/** The same through the second channel, when the first failed by the network (AP-32). */
export const launchGameFallback = /* @__PURE__ */ endpoint<LaunchRequest, LaunchValue>({
  name: "launchGameFallback",
  domain: "games",
  method: "POST",
  alsoMethods: ["GET"],
  path: "/wps/relay/GCS_gameLaunchFB",
  moduleId: "LOBBY3",
  token: "optional",
  cache: { invalidates: ["Recent"] },
});
