import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, PageNo, text } from "../shapes.ts";

export const GameCategorySchema = Type.Union([
  Type.Literal("ELOTT"),
  Type.Literal("LOTT"),
  Type.Literal("LIVE"),
  Type.Literal("SPORTS"),
  Type.Literal("FISH"),
  Type.Literal("RNG"),
  Type.Literal("PVP"),
  Type.Literal("ESPORTS"),
  Type.Literal("COCKFIGHT"),
  Type.Literal("INHOUSE"),
]);

export const GameSchema = Type.Object({
  nodeId: Type.String(),
  vassalage: Type.String(),
  gameType: GameCategorySchema,
  gameClassify: Type.String(),
  gameName: Type.String(),
  minBet: Type.String(),
  minLineNum: Type.Integer({ minimum: 0 }),
  code: Type.String(),
  defaultPlayType: Type.String(),
  accountTypeName: Type.String(),
  vendor: Type.String(),
  gameCode: Type.String(),
  isGame: Type.Union([Type.Literal("GAME"), Type.Literal("VASSALAGE")]),
  icon: Type.String(),
  rtp: Type.Optional(Type.String()),
  volatility: Type.Optional(Type.Union([Type.Literal("LOW"), Type.Literal("MEDIUM"), Type.Literal("HIGH")])),
  demo: Type.Boolean(),
  tags: Type.Array(Type.String()),
  isNew: Type.Boolean(),
  isHot: Type.Boolean(),
  maintenance: Type.Boolean(),
  /** What the operator says about the maintenance. */
  maintenanceMessage: Type.Optional(Type.String()),
});

/** A game of the catalogue (EN-16). `icon` is a path on an image host; `rtp` a percentage such as "96.10". */
export type Game = Static<typeof GameSchema>;

const VendorCardSchema = Type.Object({
  vassalage: Type.String(),
  name: Type.String(),
  isHot: Type.Union([Type.Literal(1), Type.Literal(0)]),
  gameCategory: GameCategorySchema,
  gameClassify: Type.String(),
  icon: Type.String(),
  accountTypeName: Type.String(),
  maintenance: Type.Boolean(),
  isNew: Type.Optional(Type.Boolean()),
  kind: Type.Union([Type.Literal("LIST"), Type.Literal("LAUNCH")]),
  gameCount: Type.Integer({ minimum: 0 }),
});

/** A vendor's card (EN-19). */
export type VendorCard = Static<typeof VendorCardSchema>;

export const VendorLanesRequestSchema = Type.Object({
  platform: Type.Optional(text(40)),
  language: Type.Optional(LanguageCodeSchema),
  merchantCode: Type.Optional(text(40)),
});

/** Calls that fill the lobby: only the language changes their answer. */
export type VendorLanesRequest = Static<typeof VendorLanesRequestSchema>;

export const VendorLanesSchema = Type.Object({
  data: Type.Object({
    lanes: Type.Array(
      Type.Object({ gameCategory: GameCategorySchema, title: Type.String(), cards: Type.Array(VendorCardSchema) }),
    ),
  }),
});

/** GCSGAME_newGameVendor: vendors by category; a category without playable games has no lane (SM-03). */
export type VendorLanes = Static<typeof VendorLanesSchema>;

export const GameMenusSchema = Type.Object({
  content: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** GCSGAME_getVassGameType: category → vendor → classes of games. */
export type GameMenus = Static<typeof GameMenusSchema>;

export const GameListRequestSchema = Type.Object({
  clientType: Type.Optional(Type.Integer()),
  platform: Type.Optional(text(40)),
  channel: Type.Optional(text(40)),
  merchant: Type.Optional(text(40)),
  gameType: Type.Optional(GameCategorySchema),
  vassalage: Type.Optional(text(40)),
  gameClassify: Type.Optional(text(40)),
  gameName: Type.Optional(text(100)),
  minBet: Type.Optional(text(24)),
  minLineNum: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  language: Type.Optional(LanguageCodeSchema),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GCSGAME_gameList: the eleven fields of AP-74 and the page. */
export type GameListRequest = Static<typeof GameListRequestSchema>;

export const GameListSchema = Type.Object({
  games: Type.Array(GameSchema),
  totalPages: Type.Integer({ minimum: 0 }),
  totalCount: Type.Integer({ minimum: 0 }),
});

/** A page of games. */
export type GameList = Static<typeof GameListSchema>;

export const HotGamesRequestSchema = Type.Object({
  merchantCode: Type.Optional(text(40)),
  isPlatform: Type.Optional(Type.Integer()),
  vassalage: Type.Optional(text(40)),
  platform: Type.Optional(text(40)),
  language: Type.Optional(LanguageCodeSchema),
});

/** GCSGAME_hotGamesV2 (EN-21). */
export type HotGamesRequest = Static<typeof HotGamesRequestSchema>;

export const HotGamesSchema = Type.Object({ list: Type.Array(GameSchema) });

/** The hot games (value.list). */
export type HotGames = Static<typeof HotGamesSchema>;

export const RecentGamesRequestSchema = Type.Object({
  clientType: Type.Optional(Type.Integer()),
  language: Type.Optional(LanguageCodeSchema),
  pageNo: Type.Optional(PageNo),
});

/** GCS_recentGame (AP-75). */
export type RecentGamesRequest = Static<typeof RecentGamesRequestSchema>;

export const RecentGamesSchema = Type.Object({
  list: Type.Array(GameSchema),
  totalPages: Type.Integer({ minimum: 0 }),
});

/** The games last played, newest first. */
export type RecentGames = Static<typeof RecentGamesSchema>;

export const FavouriteIdsSchema = Type.Object({
  content: Type.Array(Type.String()),
  totalPages: Type.Integer({ minimum: 0 }),
});

/** MCSFE_getFavoriteGames: node ids only. */
export type FavouriteIds = Static<typeof FavouriteIdsSchema>;

export const FavouriteGamesRequestSchema = Type.Object({
  clientType: Type.Optional(Type.Integer()),
  platform: Type.Optional(text(40)),
  gameType: Type.Optional(text(20)),
  pageNo: Type.Optional(PageNo),
});

/** MCSFE_getFavoriteGamesList (AP-76). */
export type FavouriteGamesRequest = Static<typeof FavouriteGamesRequestSchema>;

export const FavouriteGamesSchema = Type.Object({
  content: Type.Array(GameSchema),
  totalPages: Type.Integer({ minimum: 0 }),
});

/** A page of favourites (value.content). */
export type FavouriteGames = Static<typeof FavouriteGamesSchema>;

export const FavouriteSchema = Type.Object({ nodeId: text(64), vendor: text(40), gameType: text(20) });

/** The favourite payload (EN-18). */
export type Favourite = Static<typeof FavouriteSchema>;

export const LaunchRequestSchema = Type.Object({
  gameId: Type.Optional(text(64)),
  roomId: Type.Optional(text(64)),
  nodeId: text(64),
  accountType: Type.Literal(1),
  confirmTrans: Type.Literal(0),
  vassalage: text(40),
  launchMode: Type.Literal("GLS"),
  platform: text(40),
  clientType: Type.Integer(),
  username: text(100),
  token: text(200),
  merchantCode: text(40),
  language: LanguageCodeSchema,
  backUrl: text(2_000),
  mode: Type.Union([Type.Literal("REAL"), Type.Literal("DEMO")]),
});

/** /wps/game/launchGame (EN-20): the thirteen fields of spec §3, of which `gameId` or `roomId` may be left out; `backUrl` and `mode` (contract 3.2.3). */
export type LaunchRequest = Static<typeof LaunchRequestSchema>;

const LaunchContentSchema = Type.Object({ game_url: Type.String(), game_url2: Type.Optional(Type.String()) });

export const LaunchValueSchema = Type.Object({
  game_url: Type.Optional(Type.String()),
  game_url2: Type.Optional(Type.String()),
  sessionToken: Type.String(),
  openIn: Type.Union([Type.Literal("IFRAME"), Type.Literal("WINDOW"), Type.Literal("ROUTE")]),
  expiresAt: Millis,
  content: Type.Optional(LaunchContentSchema),
});

/** Where the game is: `game_url` or `game_url2` (GM-23). `sessionToken` is the one-use launch token. */
export type LaunchValue = Static<typeof LaunchValueSchema>;
