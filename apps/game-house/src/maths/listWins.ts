import { evaluateLine } from "./evaluateLine.ts";
import type { Cell, Frame, Grid, SymbolId, Win } from "./Outcome.ts";
import type { Paytable } from "./SlotModel.ts";

/** Wins along every payline. */
export function listLineWins(grid: Grid, lines: readonly (readonly number[])[], paytable: Paytable, double = 1): Win[] {
  return lines.flatMap((rows, line) => {
    const symbols = grid.flatMap((reel, index) => reel[rows[index] ?? 0] ?? []);
    const win = evaluateLine(symbols, paytable, double);
    if (!win) return [];
    const cells = rows.slice(0, win.count).map((row, reel): Cell => [reel, row]);
    return [{ ...win, cells, line }];
  });
}

/** Wins of symbols on neighbouring reels from the left, in any rows: every combination is a way. Wilds help. */
export function listWayWins(grid: Grid, paytable: Paytable): Win[] {
  return symbolsOf(paytable).flatMap((symbol) => {
    const cells: Cell[] = [];
    let count = 0;
    let ways = 1;
    for (const [reel, column] of grid.entries()) {
      const rows = column.flatMap((each, row) => (each === symbol || each === "W" ? [row] : []));
      if (rows.length === 0) break;
      count += 1;
      ways *= rows.length;
      cells.push(...rows.map((row): Cell => [reel, row]));
    }
    const pay = paytable[symbol]?.[count];
    return pay === undefined ? [] : [{ symbol, count, pay: pay * ways, cells, ways }];
  });
}

/** Wins of symbols that lie often enough anywhere on the grid. The table names every possible number. */
export function listAnywhereWins(grid: Grid, paytable: Paytable): Win[] {
  return symbolsOf(paytable).flatMap((symbol) => {
    const cells = listCells(grid, symbol);
    const pay = paytable[symbol]?.[cells.length];
    return pay === undefined ? [] : [{ symbol, count: cells.length, pay, cells }];
  });
}

/** Where a symbol lies, reel by reel. */
export function listCells(grid: Grid, symbol: SymbolId): Cell[] {
  return grid.flatMap((column, reel) => column.flatMap((each, row): Cell[] => (each === symbol ? [[reel, row]] : [])));
}

/** Makes a picture of the reels out of its wins. */
export function toFrame(grid: Grid, wins: readonly Win[], multiplier = 1): Frame {
  return { grid, wins, multiplier, pay: multiplier * wins.reduce((sum, win) => sum + win.pay, 0) };
}

function symbolsOf(paytable: Paytable): SymbolId[] {
  const all: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];
  return all.filter((symbol) => paytable[symbol] !== undefined);
}
