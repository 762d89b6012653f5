import { endpoint } from "../endpoint.ts";
import type { CollectionList, ListCollections } from "./collectionSchemas.ts";
import type {
  FavouriteGames,
  FavouriteGamesRequest,
  GameMenus,
  LaunchRequest,
  LaunchValue,
  RecentGames,
  RecentGamesRequest,
  VendorLanesRequest,
} from "./schemas.ts";

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
