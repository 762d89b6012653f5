import { type HouseModelId, houseModels, type HouseTheme, houseThemes, isHouseModelId } from "@marquee/contract";
import { toHash } from "../../../demo/random.ts";

const models: readonly HouseModelId[] = Object.keys(houseModels).filter((id) => isHouseModelId(id));

/** The look and model of a demo game, chosen by its code, so that they are the same on every machine. */
export function chooseHouseGame(code: string): { readonly theme: HouseTheme; readonly modelId: HouseModelId } {
  const hash = toHash(code);
  const theme = houseThemes[hash % houseThemes.length];
  const modelId = models[Math.floor(hash / houseThemes.length) % models.length];
  if (theme === undefined || modelId === undefined) throw new RangeError("the house has no games");
  return { theme, modelId };
}
