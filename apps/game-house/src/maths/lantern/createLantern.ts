import { drawWeighted } from "../Draw.ts";
import { listCells, listWayWins, toFrame } from "../listWins.ts";
import type { Stage } from "../Outcome.ts";
import { spinReels } from "../reels.ts";
import type { Strip } from "../reels.ts";
import type { Pays, Paytable, SlotModel } from "../SlotModel.ts";
import type { Stated } from "../toStated.ts";

/** What distinguishes one lantern game from another. */
export type LanternParameters = Stated &
  Pick<SlotModel, "version" | "hitRate"> & {
    readonly strips: readonly Strip[];
    readonly paytable: Paytable;
    /** Points that one lantern may hold, with their weights. */
    readonly prizes: readonly { readonly value: number; readonly weight: number }[];
    /** Multiplies the prizes, by number of scatters. */
    readonly factors: Pays;
  };

const choices = 5;

/** Five reels of four rows, 1,024 ways; three scatters let the player open one of five lanterns. */
export function createLantern(parameters: LanternParameters): SlotModel {
  const { strips, paytable, prizes, factors, ...rest } = parameters;
  const weights = prizes.map(({ weight }) => weight);
  return {
    ...rest,
    paytable,
    reels: 5,
    rows: 4,
    rule: "ways",
    lines: [],
    feature: { kind: "pick", choices, prizes: prizes.map(({ value }) => value), factors },
    play: (draw) => {
      const grid = spinReels(draw, strips, 4);
      const frame = toFrame(grid, listWayWins(grid, paytable));
      const factor = factors[listCells(grid, "S").length] ?? 0;
      const spin: Stage = { kind: "spin", frames: [frame], pay: frame.pay, left: factor > 0 ? 1 : 0 };
      if (factor === 0) return { stages: [spin] };
      const hidden = Array.from({ length: choices }, () => (prizes[drawWeighted(draw, weights)]?.value ?? 0) * factor);
      return { stages: [spin, { kind: "pick", prizes: hidden }] };
    },
  };
}
