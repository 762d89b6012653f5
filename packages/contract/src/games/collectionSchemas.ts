import { type Static, Type } from "typebox";
import { LanguageCodeSchema, text } from "../shapes.ts";
import { GameCategorySchema, GameSchema } from "./schemas.ts";

/** Where a collection stands: the home page, or the lobby of a category. */
export const CollectionPlaceSchema = Type.Union([Type.Literal("HOME"), GameCategorySchema]);

export const ListCollectionsSchema = Type.Object({
  merchantCode: Type.Optional(text(40)),
  place: Type.Optional(CollectionPlaceSchema),
  language: Type.Optional(LanguageCodeSchema),
});

/** GCSGAME_collections: of home when no place is named. */
export type ListCollections = Static<typeof ListCollectionsSchema>;

export const CollectionListSchema = Type.Object({
  list: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), games: Type.Array(GameSchema) })),
});

/** The collections of a place that have games to play, in the merchant's order. */
export type CollectionList = Static<typeof CollectionListSchema>;
