import { getHouseGame, type HouseTheme } from "@marquee/contract";
import { listModels } from "./listModels.ts";
import type { SlotModel } from "./SlotModel.ts";

/** A game that can be played: a look over a mathematical model. */
export type Game = {
  readonly code: string;
  /** Raised when what a code plays changes. */
  readonly version: number;
  readonly theme: HouseTheme;
  readonly model: SlotModel;
};

const gameVersion = 1;
const models: ReadonlyMap<string, SlotModel> = new Map(listModels().map((model) => [model.id, model]));

/** The game behind a code: the one that lists tell of, for they ask the same {@link getHouseGame}. */
export function getGame(code: string): Game {
  const { theme, modelId } = getHouseGame(code);
  const model = models.get(modelId);
  if (!model) throw new RangeError(`the house has no model ${modelId}`);
  return { code, version: gameVersion, theme, model };
}
