import { listLineWins, toFrame } from "../listWins.ts";
import { fiveLines } from "../paylines.ts";
import { spinReels } from "../reels.ts";
import type { Strip } from "../reels.ts";
import type { Paytable, SlotModel } from "../SlotModel.ts";
import type { Stated } from "../toStated.ts";

/** What distinguishes one classic from another. */
export type ClassicParameters = Stated &
  Pick<SlotModel, "version" | "hitRate"> & {
    readonly strips: readonly Strip[];
    readonly paytable: Paytable;
  };

const wildFactor = 2;

/** Three reels, five lines; each wild that helps doubles the win. One press is one round. */
export function createClassic(parameters: ClassicParameters): SlotModel {
  const { strips, paytable, ...rest } = parameters;
  return {
    ...rest,
    paytable,
    reels: 3,
    rows: 3,
    rule: "lines",
    lines: fiveLines,
    feature: { kind: "double", multiplier: wildFactor },
    play: (draw) => {
      const grid = spinReels(draw, strips, 3);
      const frame = toFrame(grid, listLineWins(grid, fiveLines, paytable, wildFactor));
      return { stages: [{ kind: "spin", frames: [frame], pay: frame.pay, left: 0 }] };
    },
  };
}
