import { useMay } from "../frame/DeskContext.ts";

/** Fewer characters are no whole number of an order. */
const fewest = 6;

/** The whole number of an order that a typed text can be; undefined where it can be none, and for who may see no orders. */
export function useTypedNumber(text: string): string | undefined {
  const mayRead = useMay("balances.read");
  return mayRead && text.length >= fewest && /^[^\s@]*[0-9][^\s@]*$/.test(text) ? text : undefined;
}
