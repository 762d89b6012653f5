import { endpoint } from "../endpoint.ts";
import type {
  Favourite,
  FavouriteIds,
  GameList,
  GameListRequest,
  HotGames,
  HotGamesRequest,
  VendorLanes,
  VendorLanesRequest,
} from "./schemas.ts";

// What a first page asks for: the other calls of the domain come with what makes them.

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
