import type { Coin, Frame, Grid, SymbolId, Win } from "../../maths/Outcome.ts";
import type { SlotModel } from "../../maths/SlotModel.ts";

/** What the reels show and how they got there. */
export type Board = {
  readonly grid: Grid;
  readonly wins: readonly Win[];
  readonly coins: readonly Coin[];
  readonly multiplier: number;
  readonly motion: "still" | "turning" | "landing" | "falling";
  /** Rows that each symbol falls in a tumble, reel by reel; empty otherwise. */
  readonly falls: readonly (readonly number[])[];
  /** Coins stay where they are while the reels turn again. */
  readonly holdsCoins: boolean;
  /** Another number for every picture, so that equal ones still move. */
  readonly turn: number;
};

/** The picture before the first spin: any one of the game's. */
export function createBoard(model: SlotModel): Board {
  let state = 1;
  const { stages } = model.play((bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  });
  const [spin] = stages;
  const grid = spin?.kind === "spin" ? (spin.frames[0]?.grid ?? []) : [];
  return { grid, wins: [], coins: [], multiplier: 1, motion: "still", falls: [], holdsCoins: false, turn: 0 };
}

/** The board as a frame shows it, its wins still dark. */
export function toBoard(frame: Frame, before: Board, motion: Board["motion"]): Board {
  return {
    grid: frame.grid,
    wins: [],
    coins: frame.coins ?? [],
    multiplier: frame.multiplier,
    motion,
    falls: motion === "falling" ? toFalls(before) : [],
    holdsCoins: false,
    turn: before.turn + 1,
  };
}

/** How many rows each symbol of the next picture has fallen: what vanished beneath it, and for new ones all of that. */
function toFalls({ grid, wins }: Board): number[][] {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(String)));
  return grid.map((column, reel) => {
    const kept = column.flatMap((_, row) => (gone.has(`${reel},${row}`) ? [] : [row]));
    const vanished = column.length - kept.length;
    return column.map((_, row) => (row < vanished ? vanished : row - (kept[row - vanished] ?? row)));
  });
}

/** Every symbol that a model can show: what flies by while its reels turn. */
export function listSymbols({ paytable, feature }: SlotModel): SymbolId[] {
  const all: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];
  const own = all.filter((symbol) => paytable[symbol] !== undefined);
  const special: Readonly<Record<typeof feature.kind, readonly SymbolId[]>> = {
    double: ["W"],
    free: ["W", "S"],
    pick: ["W", "S"],
    tumble: [],
    respin: ["W", "O"],
  };
  return [...own, ...special[feature.kind]];
}
