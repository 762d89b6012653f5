import { listModels } from "./listModels.ts";
import type { SlotModel } from "./SlotModel.ts";

/** The looks a game may have. */
export const themeNames = ["gems", "fruits", "sea", "lanterns", "sports", "night"] as const;

/** A look: its symbols, ground and colours. */
export type ThemeName = (typeof themeNames)[number];

/** A game that can be played: a look over a mathematical model. */
export type Game = {
  readonly code: string;
  /** Raised when what a code plays changes. */
  readonly version: number;
  readonly theme: ThemeName;
  readonly model: SlotModel;
};

const gameVersion = 1;

/** The game behind a code: the same one on every machine, and one for every code. */
export function getGame(code: string): Game {
  const hash = toFnv1a(code);
  const models = listModels();
  const theme = themeNames[hash % themeNames.length];
  const model = models[Math.floor(hash / themeNames.length) % models.length];
  if (!theme || !model) throw new RangeError("the house has no games");
  return { code, version: gameVersion, theme, model };
}

/** 32-bit FNV-1a of a text's UTF-8 bytes. */
function toFnv1a(text: string): number {
  return new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
