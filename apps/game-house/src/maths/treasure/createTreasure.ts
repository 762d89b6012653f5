import { drawWeighted } from "../Draw.ts";
import type { Draw } from "../Draw.ts";
import { listCells, listLineWins, toFrame } from "../listWins.ts";
import type { Cell, Coin, Frame, Grid, Stage } from "../Outcome.ts";
import { tenLines } from "../paylines.ts";
import { spinReels } from "../reels.ts";
import type { Strip } from "../reels.ts";
import type { Paytable, SlotModel } from "../SlotModel.ts";
import type { Stated } from "../toStated.ts";

/** What distinguishes one treasure game from another. */
export type TreasureParameters = Stated &
  Pick<SlotModel, "version" | "hitRate"> & {
    readonly strips: readonly Strip[];
    readonly paytable: Paytable;
    /** Points on a coin, with their weights. */
    readonly values: readonly { readonly value: number; readonly weight: number }[];
    /** In a respin, one empty place in so many gets a coin. */
    readonly rarity: number;
    /** Points on top when all places hold coins. */
    readonly full: number;
  };

/** Coins that start the feature, and presses without a new coin that end it. */
export const treasureRule = { reels: 5, rows: 3, coins: 6, respins: 3 } as const;

/** Five reels, ten lines; six coins stay and respin, each its own press, until three bring no new coin. */
export function createTreasure(parameters: TreasureParameters): SlotModel {
  const { strips, paytable, values, rarity, full, ...rest } = parameters;
  const weights = values.map(({ weight }) => weight);
  const drawCoin = (draw: Draw, cell: Cell): Coin => ({ cell, value: values[drawWeighted(draw, weights)]?.value ?? 0 });
  const { reels, rows, coins: needed, respins } = treasureRule;

  const respin = (draw: Draw, grid: Grid, held: readonly Coin[]): { grid: Grid; coins: readonly Coin[] } => {
    const fresh: Coin[] = [];
    const after = grid.map((column, reel) =>
      column.map((symbol, row) => {
        if (symbol === "O" || draw(rarity) !== 0) return symbol;
        fresh.push(drawCoin(draw, [reel, row]));
        return "O";
      }),
    );
    return { grid: after, coins: [...held, ...fresh] };
  };

  return {
    ...rest,
    paytable,
    reels,
    rows,
    rule: "lines",
    lines: tenLines,
    feature: { kind: "respin", coins: needed, respins, values: values.map(({ value }) => value), full },
    play: (draw) => {
      let grid = spinReels(draw, strips, rows);
      let coins: readonly Coin[] = listCells(grid, "O").map((cell) => drawCoin(draw, cell));
      const frame: Frame = { ...toFrame(grid, listLineWins(grid, tenLines, paytable)), coins };
      let left = coins.length >= needed ? respins : 0;
      const stages: Stage[] = [{ kind: "spin", frames: [frame], pay: frame.pay, left }];
      while (left > 0) {
        const before = coins.length;
        ({ grid, coins } = respin(draw, grid, coins));
        const isFull = coins.length === reels * rows;
        left = isFull ? 0 : coins.length > before ? respins : left - 1;
        const worth = coins.reduce((sum, { value }) => sum + value, 0) + (isFull ? full : 0);
        const pay = left === 0 ? worth : 0;
        stages.push({ kind: "respin", frames: [{ grid, wins: [], multiplier: 1, pay, coins }], pay, left });
      }
      return { stages };
    },
  };
}
