import { type HouseTheme, houseThemes } from "@marquee/contract";
import { findModel } from "./listModels.ts";
import type { SlotModel } from "./SlotModel.ts";

/** A game that can be played: a look over a mathematical model. */
export type Game = {
  readonly code: string;
  /** Raised when what a record plays changes. */
  readonly version: number;
  readonly theme: HouseTheme;
  readonly model: SlotModel;
};

/** What a game's record names. */
export type GameRecord = { readonly code: string; readonly theme: string; readonly model: string };

const gameVersion = 1;

/** The game that a record names: exactly its model and its look; undefined where the house has one of them not. */
export function toGame(record: GameRecord): Game | undefined {
  const theme = houseThemes.find((known) => known === record.theme);
  const model = findModel(record.model);
  return theme === undefined || model === undefined
    ? undefined
    : { code: record.code, version: gameVersion, theme, model };
}
