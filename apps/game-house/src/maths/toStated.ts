import { type HouseModelId, houseModels } from "@marquee/contract";
import type { SlotModel } from "./SlotModel.ts";

/** What the contract's record of the model tells everyone. */
export type Stated = Pick<SlotModel, "id" | "rtp" | "volatility" | "deviation">;

/** What the contract's record of a model tells everyone: the tests prove it of the mathematics. */
export function toStated(id: HouseModelId): Stated {
  const { rtp, volatility, deviation } = houseModels[id];
  return { id, rtp, volatility, deviation };
}
