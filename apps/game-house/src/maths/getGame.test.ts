import { getHouseGame, houseModels, houseThemes } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededDraw } from "./createSeededDraw.ts";
import { getGame } from "./getGame.ts";
import { listModels } from "./listModels.ts";
import type { ReelStage } from "./Outcome.ts";
import type { SlotModel } from "./SlotModel.ts";

const codes = Array.from({ length: 10_000 }, (_, index) => `rng-v${index % 12}-${index}`);

/** The class that a list gives a game, by what the game does beyond the spin. */
const classes: Readonly<Record<SlotModel["feature"]["kind"], string>> = {
  double: "CLASSIC",
  free: "VIDEO",
  pick: "WAYS",
  tumble: "CASCADE",
  respin: "HOLD",
};

describe("getGame", () => {
  it("GM-06, X-14: what lists tell of a game is what it plays", () => {
    expect(Object.keys(houseModels).toSorted()).toEqual(listModels().map(({ id }) => id).toSorted());
    for (const code of codes) {
      const { theme, model } = getGame(code);
      const { kind } = model.feature;
      const told = { classify: classes[kind], lines: model.lines.length, rtp: model.rtp, tags: kind === "free" ? ["FREESPIN"] : [] };
      expect(getHouseGame(code)).toEqual({ theme, modelId: model.id, model: told });
    }
  });

  it("GM-34: what a code plays does not change", () => {
    const plays = (code: string) => [getGame(code).theme, getGame(code).model.id];
    expect(plays("rng-luna-1")).toEqual(["night", "treasure-calm"]);
    expect(plays("rng-kite-2")).toEqual(["lanterns", "voyage-bold"]);
    expect(plays("inhouse-marq-12")).toEqual(["sea", "voyage-calm"]);
  });

  it("GM-34: every code plays, and all looks and models are in use", () => {
    const seen = new Set(codes.map((code) => `${getGame(code).theme} ${getGame(code).model.id}`));
    expect(seen.size).toBe(houseThemes.length * listModels().length);
    expect(getGame("rng-v0-0")).toEqual(getGame("rng-v0-0"));
  });

  it("GM-34: a round holds together whatever its code and seeds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string(), fc.nat(), (code, clientSeed, nonce) => {
        const { model } = getGame(code);
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
