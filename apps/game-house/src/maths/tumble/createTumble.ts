import { drawWeighted } from "../Draw.ts";
import type { Draw } from "../Draw.ts";
import { listAnywhereWins, toFrame } from "../listWins.ts";
import type { Frame, Grid, SymbolId, Win } from "../Outcome.ts";
import type { Paytable, SlotModel } from "../SlotModel.ts";
import type { Stated } from "../toStated.ts";

/** What distinguishes one tumble from another. */
export type TumbleParameters = Stated &
  Pick<SlotModel, "version" | "hitRate"> & {
    /** Chance of each symbol at any place, as a weight. */
    readonly weights: readonly (readonly [SymbolId, number])[];
    /** What a symbol pays for each number of places from `least` to all twenty. */
    readonly paytable: Paytable;
    /** Multiplier of the first picture, the second …; the last one stays. */
    readonly ladder: readonly number[];
  };

/** Size of the grid. */
export const tumbleSize = { reels: 5, rows: 4 } as const;

/** The smallest number of a symbol that pays. */
export const tumbleLeast = 7;

/** Symbols pay anywhere; what wins falls out, new ones drop in, and the multiplier climbs until nothing wins. */
export function createTumble(parameters: TumbleParameters): SlotModel {
  const { weights, paytable, ladder, ...rest } = parameters;
  const chances = weights.map(([, weight]) => weight);
  const next = (draw: Draw): SymbolId => weights[drawWeighted(draw, chances)]?.[0] ?? "a";

  return {
    ...rest,
    ...tumbleSize,
    paytable,
    rule: "anywhere",
    lines: [],
    feature: { kind: "tumble", ladder },
    play: (draw) => {
      const frames: Frame[] = [];
      let grid: Grid = Array.from({ length: tumbleSize.reels }, () =>
        Array.from({ length: tumbleSize.rows }, () => next(draw)),
      );
      for (;;) {
        const wins = listAnywhereWins(grid, paytable);
        const frame = toFrame(grid, wins, ladder[Math.min(frames.length, ladder.length - 1)]);
        frames.push(frame);
        if (wins.length === 0) break;
        grid = dropSymbols(grid, wins, () => next(draw));
      }
      const pay = frames.reduce((sum, frame) => sum + frame.pay, 0);
      return { stages: [{ kind: "spin", frames, pay, left: 0 }] };
    },
  };
}

/** Takes winning symbols out; the others fall, `next` fills up from above. */
function dropSymbols(grid: Grid, wins: readonly Win[], next: () => SymbolId): Grid {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel},${row}`)));
  return grid.map((column, reel) => {
    const kept = column.filter((_, row) => !gone.has(`${reel},${row}`));
    const fresh = Array.from({ length: column.length - kept.length }, next);
    return [...fresh, ...kept];
  });
}
