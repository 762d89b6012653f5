import { type TeamTransfers, toBalance, toDecimal } from "@marquee/contract";
import { checkTransfer, type TransferFault } from "./checkTransfer.ts";

/** One of several transfers as it is typed. */
export interface TransferLine {
  readonly account: string;
  readonly amount: string;
}

type Limits = Pick<TeamTransfers, "min" | "max" | "dayLeft" | "available">;

/** What several readable amounts come to. */
export const sumLines = (lines: readonly TransferLine[]): string =>
  toDecimal(lines.reduce((sum, { amount }) => sum + toBalance(amount), 0n));

/** Which limit an amount does not keep to, once those above it are sent. */
export function checkAfter(above: readonly TransferLine[], amount: string, limits: Limits): TransferFault | undefined {
  const sent = toBalance(sumLines(above));
  const toLeft = (figure: string): string => {
    const left = toBalance(figure) - sent;
    return toDecimal(left > 0n ? left : 0n);
  };
  const { dayLeft, available } = limits;
  return checkTransfer(amount, { ...limits, dayLeft: toLeft(dayLeft), available: toLeft(available) });
}

/** Whether an account is named above as well, however it is written. */
export const isNamedAbove = (lines: readonly TransferLine[], index: number): boolean => {
  const toKey = ({ account }: TransferLine): string => account.trim().toLowerCase();
  const own = lines[index];
  return own !== undefined && lines.slice(0, index).some((line) => toKey(line) === toKey(own));
};
