import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { Reason } from "../staff/schemas.ts";
import { PlannedSwitchSchema, Version } from "../system/staffSchemas.ts";
import { LocalTimeSchema } from "../system/staffSwitchSchemas.ts";
import { houseModels, houseThemes, isHouseModelId } from "./houseGames.ts";
import { GameCategorySchema } from "./schemas.ts";
import {
  gameChangeProperties,
  GameCodesSchema,
  VendorOrderSwitchSchema,
  VendorSwitchSchema,
} from "./staffSwitchSchemas.ts";
import { StakeRangeSchema } from "./staffStakeSchemas.ts";

const State = Type.Enum(["ON", "MAINTENANCE", "OFF"]);
const houseModelIds = Object.keys(houseModels).filter((id) => isHouseModelId(id));
const Message = Type.Union([Type.String(), Type.Null()]);

const StaffVendorSchema = Type.Object({
  category: GameCategorySchema,
  vendor: Type.String(),
  name: Type.String(),
  hot: Type.Boolean(),
  isNew: Type.Boolean(),
  state: State,
  message: Message,
  /** How many games of it there are, whatever their state. */
  games: Type.Integer({ minimum: 0 }),
  /** In each currency of the merchant, its own first. */
  stakes: Type.Array(StakeRangeSchema),
});

/** A vendor in one category as staff see it. */
export type StaffVendor = Static<typeof StaffVendorSchema>;

export const StaffVendorListSchema = Type.Object({
  version: Version,
  vendors: Type.Array(StaffVendorSchema),
  /** What is planned of vendors and games. */
  planned: Type.Array(PlannedSwitchSchema),
});

/** GET /staff/games/vendors: a merchant's vendors in its order, as of one version of its switches. */
export type StaffVendorList = Static<typeof StaffVendorListSchema>;

export const SetVendorSchema = Type.Object({
  wanted: Type.Union([VendorSwitchSchema, VendorOrderSwitchSchema]),
  version: Version,
  reason: Reason,
  at: Type.Optional(LocalTimeSchema),
});

/** POST /staff/games/vendor: changes a vendor or the order of a category's, now or at a time. */
export type SetVendor = Static<typeof SetVendorSchema>;

export const ListStaffGamesSchema = Type.Object({
  /** A part of the name or of the code; case and accents do not count. */
  search: Type.Optional(text(100)),
  category: Type.Optional(GameCategorySchema),
  vendor: Type.Optional(text(40)),
  state: Type.Optional(State),
  mark: Type.Optional(Type.Enum(["hot", "new"])),
  cursor: Type.Optional(text(200)),
});

/** GET /staff/games/games. */
export type ListStaffGames = Static<typeof ListStaffGamesSchema>;

const StaffGameSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  category: GameCategorySchema,
  vendor: Type.String(),
  /** Counted from 1 over all games of the merchant. */
  place: Type.Integer({ minimum: 1 }),
  hot: Type.Boolean(),
  isNew: Type.Boolean(),
  /** The game's own state; its vendor's comes on top. */
  state: State,
  message: Message,
  vendorState: State,
  /** How much of a stake counts towards turnover, in per cent. */
  weight: Type.Integer(),
  /** Return to player as text such as `96.10`; null where it is not known. */
  rtp: Type.Union([Type.String(), Type.Null()]),
  /** In each currency of the merchant, its own first. */
  stakes: Type.Array(StakeRangeSchema),
});

/** A game as staff see it. */
export type StaffGame = Static<typeof StaffGameSchema>;

export const StaffGamePageSchema = Type.Object({
  version: Version,
  items: Type.Array(StaffGameSchema),
  next: Type.Union([Type.String(), Type.Null()]),
  /** How many fit the filters. */
  total: Type.Integer({ minimum: 0 }),
});

/** A page of a merchant's games in its order. */
export type StaffGamePage = Static<typeof StaffGamePageSchema>;

export const SetGamesSchema = Type.Object({
  codes: GameCodesSchema,
  change: Type.Object(gameChangeProperties),
  version: Version,
  reason: Reason,
  at: Type.Optional(LocalTimeSchema),
});

/** POST /staff/games/games: changes games, all of them or none, now or at a time. */
export type SetGames = Static<typeof SetGamesSchema>;

const NewGameSchema = Type.Object({
  /** The merchant's own name for it, which never changes. */
  code: Type.String({ minLength: 2, maxLength: 60, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
  name: Type.String({ minLength: 1, maxLength: 80, pattern: "^[^\\u0000-\\u001f]*$" }),
  category: GameCategorySchema,
  vendor: Type.String({ pattern: "^[A-Z0-9]{2,8}$" }),
  /** The name of a vendor that the merchant does not have in the category yet. */
  vendorName: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: "^[^\\u0000-\\u001f]*$" })),
  /** How the game house plays it: its mathematics and its look. */
  model: Type.Enum(houseModelIds),
  theme: Type.Enum(houseThemes),
  /** Its smallest and largest stake in the merchant's own currency, where it has limits of its own. */
  minStake: Type.Optional(Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" })),
  maxStake: Type.Optional(Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" })),
});

/** A game as staff add it. */
export type NewGame = Static<typeof NewGameSchema>;

export const AddGamesSchema = Type.Object({
  games: Type.Array(NewGameSchema, { minItems: 1, maxItems: 500 }),
  /** Whether players find them at once; else they are off until somebody switches them on. */
  on: Type.Boolean(),
  version: Version,
  reason: Reason,
});

/** POST /staff/games/add: adds games, and vendors that they name, all of them or none. */
export type AddGames = Static<typeof AddGamesSchema>;
