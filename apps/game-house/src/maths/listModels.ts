import { classicFacts } from "./classic/classicFacts.ts";
import { createClassic } from "./classic/createClassic.ts";
import { createLantern } from "./lantern/createLantern.ts";
import { lanternFacts } from "./lantern/lanternFacts.ts";
import type { SlotModel } from "./SlotModel.ts";
import { createTreasure } from "./treasure/createTreasure.ts";
import { treasureFacts } from "./treasure/treasureFacts.ts";
import { createTumble } from "./tumble/createTumble.ts";
import { tumbleFacts } from "./tumble/tumbleFacts.ts";
import { createVoyage } from "./voyage/createVoyage.ts";
import { voyageFacts } from "./voyage/voyageFacts.ts";

const models: readonly SlotModel[] = [
  ...classicFacts.map(createClassic),
  ...voyageFacts.map(createVoyage),
  ...lanternFacts.map(createLantern),
  ...tumbleFacts.map(createTumble),
  ...treasureFacts.map(createTreasure),
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
