import { toVolatility } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { classicParameters } from "./classic/classicParameters.ts";
import { createClassic } from "./classic/createClassic.ts";
import { proveClassic } from "../../test/maths/proveClassic.ts";
import type { Draw } from "./Draw.ts";
import { createLantern } from "./lantern/createLantern.ts";
import { lanternParameters } from "./lantern/lanternParameters.ts";
import { proveLantern } from "../../test/maths/proveLantern.ts";
import { listModels } from "./listModels.ts";
import type { Proof } from "../../test/maths/Proof.ts";
import type { SlotModel } from "./SlotModel.ts";
import { createTreasure } from "./treasure/createTreasure.ts";
import { proveTreasure } from "../../test/maths/proveTreasure.ts";
import { treasureParameters } from "./treasure/treasureParameters.ts";
import { createTumble } from "./tumble/createTumble.ts";
import { proveTumble } from "../../test/maths/proveTumble.ts";
import { tumbleParameters } from "./tumble/tumbleParameters.ts";
import { createVoyage } from "./voyage/createVoyage.ts";
import { proveVoyage } from "../../test/maths/proveVoyage.ts";
import { voyageParameters } from "./voyage/voyageParameters.ts";

type Proved = { readonly model: SlotModel; readonly prove: () => Proof };

const pair = <Parameters>(
  parameters: readonly Parameters[],
  create: (f: Parameters) => SlotModel,
  prove: (f: Parameters) => Proof,
): Proved[] =>
  parameters.map((each) => {
    let known: Proof | undefined;
    return { model: create(each), prove: () => (known ??= prove(each)) };
  });

const proved: readonly Proved[] = [
  ...pair(classicParameters, createClassic, proveClassic),
  ...pair(voyageParameters, createVoyage, proveVoyage),
  ...pair(lanternParameters, createLantern, proveLantern),
  ...pair(tumbleParameters, createTumble, proveTumble),
  ...pair(treasureParameters, createTreasure, proveTreasure),
];

/** A fast seeded source for long runs; the house itself draws from HMAC. */
function createFastDraw(seed: number): Draw {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** What one round pays in points; the third lantern is opened. */
function toPoints(model: SlotModel, draw: Draw): number {
  return model
    .play(draw)
    .stages.reduce((sum, stage) => sum + (stage.kind === "pick" ? (stage.prizes[2] ?? 0) : stage.pay), 0);
}

describe("return to the player", () => {
  it("X-23: every model of the house is proved here", () => {
    expect(proved.map(({ model }) => model.id)).toEqual(listModels().map(({ id }) => id));
    expect(new Set(listModels().map(({ id }) => id)).size).toBe(10);
  });

  it.each(proved.map((each) => [each.model.id, each] as const))(
    "X-23: %s returns what it states",
    (id, { model, prove }) => {
      const proof = prove();
      console.info(`${id}: RTP ${(proof.rtp * 100).toFixed(4)} %, stated ${model.rtp / 100} %`);
      expect(Math.abs(proof.rtp - model.rtp / 10_000)).toBeLessThan(0.0001);
      expect(Math.abs(proof.hitRate - model.hitRate / 10_000)).toBeLessThan(0.0001);
    },
  );

  it.each(proved.map((each) => [each.model.id, each] as const))(
    "X-23: %s is as volatile as it states",
    (id, { model, prove }) => {
      const { deviation } = prove();
      console.info(`${id}: ${deviation.toFixed(4)} stakes, stated ${model.deviation / 100}, ${model.volatility}`);
      expect(Math.round(deviation * 100)).toBe(model.deviation);
      expect(model.volatility).toBe(toVolatility(model.deviation));
    },
  );

  it.each(proved.map((each) => [each.model.id, each] as const))(
    "X-23: %s plays as its proof says",
    (_, { model, prove }) => {
      const { rtp, hitRate, deviation } = prove();
      const draw = createFastDraw(20_261_121);
      const rounds = 25_000;
      let sum = 0;
      let squares = 0;
      let hits = 0;
      for (let round = 0; round < rounds; round += 1) {
        const share = toPoints(model, draw) / 100;
        sum += share;
        squares += share * share;
        hits += share > 0 ? 1 : 0;
      }
      const mean = sum / rounds;
      // Most of what single rounds scatter by comes of wins that are rare: a run of this length has few of them or none.
      expect(Math.abs(Math.sqrt(squares / rounds - mean * mean) / deviation - 1)).toBeLessThan(0.4);
      const error = deviation / Math.sqrt(rounds);
      expect(Math.abs(mean - rtp)).toBeLessThan(4 * error);
      expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
    },
  );
});
