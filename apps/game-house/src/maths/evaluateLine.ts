import type { SymbolId } from "./Outcome.ts";
import type { Paytable } from "./SlotModel.ts";

/** The best combination that starts at the first reel. */
export type LineWin = { readonly symbol: SymbolId; readonly count: number; readonly pay: number };

const isFreeOfWild = (symbol: SymbolId): boolean => symbol !== "W" && symbol !== "S" && symbol !== "O";

/**
 * Finds what the symbols along one line pay, from the left; wilds stand for any symbol but scatter and coin, and pay
 * on their own where the table says so. `double` multiplies once for each wild that helps another symbol.
 */
export function evaluateLine(symbols: readonly SymbolId[], paytable: Paytable, double = 1): LineWin | undefined {
  const wilds = countLeading(symbols, (symbol) => symbol === "W");
  const best: LineWin[] = [];
  const ownPay = paytable.W?.[wilds];
  if (ownPay !== undefined) best.push({ symbol: "W", count: wilds, pay: ownPay });
  const symbol = symbols[wilds];
  if (symbol !== undefined && isFreeOfWild(symbol)) {
    const count = countLeading(symbols, (each) => each === symbol || each === "W");
    const helpers = symbols.slice(0, count).filter((each) => each === "W").length;
    const pay = paytable[symbol]?.[count];
    if (pay !== undefined) best.push({ symbol, count, pay: pay * double ** helpers });
  }
  return best.toSorted((a, b) => b.pay - a.pay)[0];
}

function countLeading(symbols: readonly SymbolId[], matches: (symbol: SymbolId) => boolean): number {
  const end = symbols.findIndex((symbol) => !matches(symbol));
  return end === -1 ? symbols.length : end;
}
