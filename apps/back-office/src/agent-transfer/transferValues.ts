import { isAmount, toMoney } from "@marquee/contract";
import type { TransferSettings } from "@marquee/contract/staff";
import type { Range } from "../texts/useRangeTexts.ts";

/** The form's values by field name. */
export type TransferValues = Readonly<Record<string, string>>;

const amounts = ["min", "max", "dayAmount"] as const;

/** The numbers of transfers that a merchant may allow in 24 hours. */
export const countRange: Range = [0, 1_000];

/** What is wrong with a field: no amount, a number out of its range, or an amount that is less than another field's. */
export type TransferFault = "amount" | "count" | { readonly least: string };

const toText = (values: TransferValues, name: string): string => (values[name] ?? "").trim();

/** The values with which the form opens. */
export const toTransferValues = ({ dayCount, ...settings }: TransferSettings): TransferValues => ({
  ...Object.fromEntries(amounts.map((name) => [name, settings[name].replace(/\.00$/, "")])),
  dayCount: String(dayCount),
});

/** The fields whose figure the gateway would refuse, with the reason; amounts have so many `digits`. */
export function toTransferFaults(values: TransferValues, digits: number): ReadonlyMap<string, TransferFault> {
  const text = (name: string): string => toText(values, name);
  const wrong = amounts.filter((name) => !isAmount(text(name), digits));
  const faults = new Map<string, TransferFault>(wrong.map((name) => [name, "amount"]));
  if (!faults.has("min") && toMoney(text("min")) === 0n) faults.set("min", "amount");
  for (const [name, least] of [
    ["max", "min"],
    ["dayAmount", "max"],
  ] as const)
    if (!faults.has(name) && !faults.has(least) && toMoney(text(name)) < toMoney(text(least)))
      faults.set(name, { least: text(least) });
  const count = text("dayCount");
  if (!/^[0-9]{1,4}$/.test(count) || Number(count) > countRange[1]) faults.set("dayCount", "count");
  return faults;
}

/** The limits that the form's values say. */
export const toTransferSettings = (values: TransferValues): TransferSettings => ({
  min: toText(values, "min"),
  max: toText(values, "max"),
  dayAmount: toText(values, "dayAmount"),
  dayCount: Number(toText(values, "dayCount")),
});
