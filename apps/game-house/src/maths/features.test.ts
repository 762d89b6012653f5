import { describe, expect, it } from "vitest";
import { createSeededDraw } from "./createSeededDraw.ts";
import { createLantern } from "./lantern/createLantern.ts";
import { lanternParameters } from "./lantern/lanternParameters.ts";
import { listCells } from "./listWins.ts";
import type { Outcome, ReelStage, Stage } from "./Outcome.ts";
import type { SlotModel } from "./SlotModel.ts";
import { createTreasure, treasureRule } from "./treasure/createTreasure.ts";
import { treasureParameters } from "./treasure/treasureParameters.ts";
import { createTumble } from "./tumble/createTumble.ts";
import { tumbleParameters } from "./tumble/tumbleParameters.ts";
import { createVoyage } from "./voyage/createVoyage.ts";
import { voyageParameters } from "./voyage/voyageParameters.ts";

/** The first rounds of a model under one seed. */
function playMany(model: SlotModel, rounds: number): Outcome[] {
  return Array.from({ length: rounds }, (_, nonce) =>
    model.play(createSeededDraw({ serverSeed: "s", clientSeed: "c", nonce })),
  );
}

const isReels = (stage: Stage): stage is ReelStage => stage.kind !== "pick";
const reelsOf = (outcome: Outcome): ReelStage[] => outcome.stages.filter(isReels);

describe("features", () => {
  it.each(voyageParameters)("GM-34: free spins of $id pay times their multiplier and count down", (parameters) => {
    const rounds = playMany(createVoyage(parameters), 1_500).filter(({ stages }) => stages.length > 1);
    expect(rounds.length).toBeGreaterThan(10);
    for (const round of rounds) {
      let left = 0;
      for (const [index, stage] of reelsOf(round).entries()) {
        const frame = stage.frames[0];
        const won = parameters.spins[frame ? listCells(frame.grid, "S").length : 0] ?? 0;
        left += index === 0 ? won : won - 1;
        expect(stage.left).toBe(left);
        expect(frame?.multiplier).toBe(index === 0 ? 1 : parameters.multiplier);
      }
    }
  });

  it.each(lanternParameters)("GM-34: lanterns of $id hold prizes of the table", (parameters) => {
    const rounds = playMany(createLantern(parameters), 1_500).filter(({ stages }) => stages.length > 1);
    expect(rounds.length).toBeGreaterThan(10);
    for (const { stages } of rounds) {
      const [spin, pick] = stages;
      const grid = spin?.kind === "spin" ? (spin.frames[0]?.grid ?? []) : [];
      const factor = parameters.factors[listCells(grid, "S").length] ?? Number.NaN;
      const allowed = parameters.prizes.map(({ value }) => value * factor);
      const prizes = pick?.kind === "pick" ? pick.prizes : [];
      expect(prizes).toHaveLength(5);
      for (const prize of prizes) expect(allowed).toContain(prize);
    }
  });

  it.each(tumbleParameters)("GM-34: $id drops what did not win and climbs its ladder", (parameters) => {
    const stages = playMany(createTumble(parameters), 400).flatMap(reelsOf);
    expect(Math.max(...stages.map(({ frames }) => frames.length))).toBeGreaterThan(3);
    for (const { frames } of stages)
      for (const [index, frame] of frames.entries()) {
        expect(frame.multiplier).toBe(parameters.ladder[Math.min(index, parameters.ladder.length - 1)]);
        expect(frame.wins.length === 0).toBe(index === frames.length - 1);
        const gone = frame.wins.flatMap(({ cells }) => cells.map(String));
        const after = frames[index + 1]?.grid;
        for (const [reel, column] of frame.grid.entries()) {
          const stayed = column.filter((_, row) => !gone.includes(`${reel},${row}`));
          if (after) expect(after[reel]?.slice(column.length - stayed.length)).toEqual(stayed);
        }
      }
  });

  it.each(treasureParameters)("GM-34: coins of $id stay, and pay together when no respin is left", (parameters) => {
    const rounds = playMany(createTreasure(parameters), 1_500).filter(({ stages }) => stages.length > 1);
    expect(rounds.length).toBeGreaterThan(10);
    for (const round of rounds) {
      const stages = reelsOf(round);
      for (const [index, stage] of stages.entries()) {
        const coins = stage.frames[0]?.coins ?? [];
        const before = stages[index - 1]?.frames[0]?.coins ?? [];
        expect(coins.slice(0, before.length)).toEqual(before);
        if (index === 0) continue;
        const isFull = coins.length === treasureRule.reels * treasureRule.rows;
        const left = isFull
          ? 0
          : coins.length > before.length
            ? treasureRule.respins
            : (stages[index - 1]?.left ?? 0) - 1;
        expect(stage.left).toBe(left);
        const worth = coins.reduce((sum, { value }) => sum + value, isFull ? parameters.full : 0);
        expect(stage.pay).toBe(left === 0 ? worth : 0);
      }
    }
  });
});
