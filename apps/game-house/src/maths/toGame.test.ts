import { gameMechanics, houseModels, houseThemes } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededDraw } from "./createSeededDraw.ts";
import { listModels } from "./listModels.ts";
import type { ReelStage } from "./Outcome.ts";
import type { SlotModel } from "./SlotModel.ts";
import { toGame } from "./toGame.ts";

/** What a record says of a model, by what the model does beyond the spin. */
const kinds: Readonly<Record<SlotModel["feature"]["kind"], { readonly mechanic: string; readonly classify: string }>> =
  {
    double: { mechanic: "MULTIPLIER", classify: "CLASSIC" },
    free: { mechanic: "FREESPIN", classify: "VIDEO" },
    pick: { mechanic: "PICK", classify: "WAYS" },
    tumble: { mechanic: "TUMBLE", classify: "CASCADE" },
    respin: { mechanic: "RESPIN", classify: "HOLD" },
  };

describe("toGame", () => {
  it("GM-06, X-14: what is told of a model is what it plays", () => {
    const told = listModels().map(({ id, feature, lines, rtp, volatility, deviation }) => {
      return [
        id,
        {
          ...kinds[feature.kind],
          lines: lines.length,
          rtp,
          volatility,
          deviation,
          tags: feature.kind === "free" ? ["FREESPIN"] : [],
        },
      ];
    });
    expect(Object.fromEntries(told)).toEqual(houseModels);
    expect(new Set(Object.values(houseModels).map(({ mechanic }) => mechanic))).toEqual(new Set(gameMechanics));
  });

  it("GM-34: a game plays exactly the model and has exactly the look that its record names, whatever its code", () => {
    for (const model of listModels()) {
      for (const theme of houseThemes)
        expect(toGame({ code: "rng-luna-1", theme, model: model.id })).toEqual({
          code: "rng-luna-1",
          version: 1,
          theme,
          model,
        });
    }
  });

  it("GM-34: there is no game with a model or a look that the house does not have", () => {
    for (const name of ["", "classic", "classic-calm2", "__proto__", "constructor", "toString"]) {
      expect(toGame({ code: "rng-luna-1", theme: "sea", model: name })).toBeUndefined();
      expect(toGame({ code: "rng-luna-1", theme: name, model: "classic-calm" })).toBeUndefined();
    }
  });

  it("GM-34: a round holds together whatever its model and seeds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listModels()), fc.string(), fc.nat(), (model, clientSeed, nonce) => {
        const { stages } = model.play(createSeededDraw({ serverSeed: "s", clientSeed, nonce }));
        const [spin, ...others] = stages;
        expect(spin?.kind).toBe("spin");
        for (const stage of stages) {
          if (stage.kind === "pick") continue;
          expect(stage.pay).toBe(stage.frames.reduce((sum, frame) => sum + frame.pay, 0));
          for (const { grid } of stage.frames) {
            expect(grid).toHaveLength(model.reels);
            for (const column of grid) expect(column).toHaveLength(model.rows);
          }
        }
        expect(others.length === 0).toBe(spin?.kind === "spin" && spin.left === 0);
        const last = stages.findLast((stage): stage is ReelStage => stage.kind !== "pick");
        if (last !== spin) expect(last?.left).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
