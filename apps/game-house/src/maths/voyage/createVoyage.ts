import { listCells, listLineWins, toFrame } from "../listWins.ts";
import type { Frame, Stage, Win } from "../Outcome.ts";
import { twentyLines } from "../paylines.ts";
import { spinReels } from "../reels.ts";
import type { Strip } from "../reels.ts";
import type { Draw } from "../Draw.ts";
import type { Pays, Paytable, SlotModel } from "../SlotModel.ts";
import type { Stated } from "../toStated.ts";

/** What distinguishes one voyage from another. */
export type VoyageParameters = Stated &
  Pick<SlotModel, "version" | "hitRate"> & {
    readonly strips: readonly Strip[];
    /** With a row for S: what scatters pay anywhere. */
    readonly paytable: Paytable;
    /** Free spins by number of scatters, in the spin and again in each free spin. */
    readonly spins: Pays;
    /** Multiplies every win of a free spin. */
    readonly multiplier: number;
  };

/** Five reels, twenty lines, wilds; three scatters give free spins, each its own press, that can give more. */
export function createVoyage(parameters: VoyageParameters): SlotModel {
  const { strips, paytable, spins, multiplier, ...rest } = parameters;

  const spin = (draw: Draw, factor: number): { frame: Frame; won: number } => {
    const grid = spinReels(draw, strips, 3);
    const cells = listCells(grid, "S");
    const pay = paytable.S?.[cells.length];
    const scatter: Win[] = pay === undefined ? [] : [{ symbol: "S", count: cells.length, pay, cells }];
    const wins = [...listLineWins(grid, twentyLines, paytable), ...scatter];
    return { frame: toFrame(grid, wins, factor), won: spins[cells.length] ?? 0 };
  };

  return {
    ...rest,
    paytable,
    reels: 5,
    rows: 3,
    rule: "lines",
    lines: twentyLines,
    feature: { kind: "free", spins, multiplier },
    play: (draw) => {
      const first = spin(draw, 1);
      let left = first.won;
      const stages: Stage[] = [{ kind: "spin", frames: [first.frame], pay: first.frame.pay, left }];
      while (left > 0) {
        const { frame, won } = spin(draw, multiplier);
        left += won - 1;
        stages.push({ kind: "free", frames: [frame], pay: frame.pay, left });
      }
      return { stages };
    },
  };
}
