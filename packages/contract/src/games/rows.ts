import type { ErrorCode } from "../errors.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { CollectionListSchema, ListCollectionsSchema } from "./collectionSchemas.ts";
import {
  getGameMenus,
  launchGame,
  launchGameFallback,
  listCollections,
  listFavouriteGames,
  listRecentGames,
} from "./endpoints.ts";
import {
  createFavourite,
  listFavouriteIds,
  listGames,
  listHotGames,
  listVendors,
  removeFavourite,
} from "./homeEndpoints.ts";
import {
  FavouriteGamesRequestSchema,
  FavouriteGamesSchema,
  FavouriteIdsSchema,
  FavouriteSchema,
  GameListRequestSchema,
  GameListSchema,
  GameMenusSchema,
  HotGamesRequestSchema,
  HotGamesSchema,
  LaunchRequestSchema,
  LaunchValueSchema,
  RecentGamesRequestSchema,
  RecentGamesSchema,
  VendorLanesRequestSchema,
  VendorLanesSchema,
} from "./schemas.ts";

const launchErrors: readonly ErrorCode[] = [
  "login.not.session",
  "game.maintenance",
  "game.not.found",
  "game.disabled",
  "game.restricted",
  "account.frozen",
  "trial.not.allowed",
  "rg.timeout",
  "rg.self.excluded",
  "rg.session.limit",
  "terms.not.accepted",
  "birthday.required",
];

/** Calls of domain `games`. */
export const gamesRows: readonly SchemaRow[] = [
  row(listVendors, VendorLanesRequestSchema, VendorLanesSchema),
  row(getGameMenus, VendorLanesRequestSchema, GameMenusSchema),
  row(listGames, GameListRequestSchema, GameListSchema),
  row(listHotGames, HotGamesRequestSchema, HotGamesSchema),
  row(listCollections, ListCollectionsSchema, CollectionListSchema),
  row(listRecentGames, RecentGamesRequestSchema, RecentGamesSchema),
  row(listFavouriteIds, Nothing, FavouriteIdsSchema),
  row(listFavouriteGames, FavouriteGamesRequestSchema, FavouriteGamesSchema),
  row(createFavourite, FavouriteSchema, Nothing, ["game.not.found"]),
  row(removeFavourite, FavouriteSchema, Nothing),
  row(launchGame, LaunchRequestSchema, LaunchValueSchema, launchErrors),
  row(launchGameFallback, LaunchRequestSchema, LaunchValueSchema, launchErrors),
];
