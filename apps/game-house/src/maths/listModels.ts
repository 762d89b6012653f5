import { classicParameters } from "./classic/classicParameters.ts";
import { createClassic } from "./classic/createClassic.ts";
import { createLantern } from "./lantern/createLantern.ts";
import { lanternParameters } from "./lantern/lanternParameters.ts";
import type { SlotModel } from "./SlotModel.ts";
import { createTreasure } from "./treasure/createTreasure.ts";
import { treasureParameters } from "./treasure/treasureParameters.ts";
import { createTumble } from "./tumble/createTumble.ts";
import { tumbleParameters } from "./tumble/tumbleParameters.ts";
import { createVoyage } from "./voyage/createVoyage.ts";
import { voyageParameters } from "./voyage/voyageParameters.ts";

const models: readonly SlotModel[] = [
  ...classicParameters.map(createClassic),
  ...voyageParameters.map(createVoyage),
  ...lanternParameters.map(createLantern),
  ...tumbleParameters.map(createTumble),
  ...treasureParameters.map(createTreasure),
];

/** Every mathematical model of the house. */
export function listModels(): readonly SlotModel[] {
  return models;
}

const byId: ReadonlyMap<string, SlotModel> = new Map(models.map((model) => [model.id, model]));

/** The model of an id; undefined for one that the house does not have. */
export function findModel(id: string): SlotModel | undefined {
  return byId.get(id);
}
