import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededDraw } from "./createSeededDraw.ts";
import { getGame, themeNames } from "./getGame.ts";
import { listModels } from "./listModels.ts";
import type { ReelStage } from "./Outcome.ts";

const codes = Array.from({ length: 10_000 }, (_, index) => `rng-v${index % 12}-${index}`);

describe("getGame", () => {
  it("GM-34: every code plays, and all looks and models are in use", () => {
    const seen = new Set(codes.map((code) => `${getGame(code).theme} ${getGame(code).model.id}`));
    expect(seen.size).toBe(themeNames.length * listModels().length);
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
