import { type Static, Type } from "typebox";
import { Reason, Uuid } from "../staff/schemas.ts";
import { Version } from "../system/staffSchemas.ts";
import { collectionLimits } from "./collectionLimits.ts";
import { CollectionPlaceSchema } from "./collectionSchemas.ts";

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: "^[^\\u0000]*$" });
const Other = Type.Optional(Name);

const NamesSchema = Type.Object({
  EN: Name,
  CN: Other,
  ID: Other,
  TH: Other,
  TY: Other,
  VI: Other,
  TL: Other,
});

const own = {
  id: Uuid,
  /** By language; English stands in for a language without a name. */
  names: NamesSchema,
  place: CollectionPlaceSchema,
  visible: Type.Boolean(),
  /** ISO 3166-1: only visitors from there see it; everybody when empty. */
  countries: Type.Array(Type.String({ pattern: "^[A-Z]{2}$" }), { maxItems: 250, uniqueItems: true }),
} as const;

const StaffCollectionSchema = Type.Object({
  ...own,
  /** In their order; a game that is not on or in maintenance is shown to nobody. */
  games: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), vendor: Type.String(), isShown: Type.Boolean() }),
  ),
});

/** An editor's row of games as staff see it. */
export type StaffCollection = Static<typeof StaffCollectionSchema>;

export const StaffCollectionListSchema = Type.Object({
  version: Version,
  collections: Type.Array(StaffCollectionSchema),
});

/** GET /staff/games/collections: in their order. */
export type StaffCollectionList = Static<typeof StaffCollectionListSchema>;

export const SaveCollectionSchema = Type.Object({
  ...own,
  /** Codes of games, in their order. */
  games: Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" }), {
    maxItems: collectionLimits.games,
    uniqueItems: true,
  }),
  version: Version,
  reason: Reason,
});

/** POST /staff/games/collection: changes the collection of this id, or makes it as the last one. */
export type SaveCollection = Static<typeof SaveCollectionSchema>;

export const RemoveCollectionSchema = Type.Object({ id: Uuid, version: Version, reason: Reason });

/** POST /staff/games/collection/remove. */
export type RemoveCollection = Static<typeof RemoveCollectionSchema>;

export const OrderCollectionsSchema = Type.Object({
  ids: Type.Array(Uuid, { minItems: 1, maxItems: collectionLimits.collections, uniqueItems: true }),
  version: Version,
  reason: Reason,
});

/** POST /staff/games/collections/order: those named first, in this order. */
export type OrderCollections = Static<typeof OrderCollectionsSchema>;
