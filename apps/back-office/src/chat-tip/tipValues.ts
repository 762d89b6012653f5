import { isAmount, mostRainMinutes, mostRainPeople, toMoney } from "@marquee/contract";
import type { TipSettings } from "@marquee/contract/staff";
import type { Range } from "../texts/useRangeTexts.ts";

/** The form's values by field name. */
export type TipValues = Readonly<Record<string, string>>;

/** The fields that are amounts, in their order. */
export const amountNames = ["min", "max", "pairAmount", "dayAmount", "receivedAmount", "rainMax"] as const;

/** The fields that are whole numbers, with their ranges. */
const numberRanges: Readonly<Record<"rainPeople" | "rainMinutes", Range>> = {
  rainPeople: [1, mostRainPeople],
  rainMinutes: [1, mostRainMinutes],
};
const numberNames = ["rainPeople", "rainMinutes"] as const;

/** Which amount is at least which other one. */
const order = [
  ["max", "min"],
  ["rainMax", "min"],
  ["pairAmount", "max"],
  ["dayAmount", "pairAmount"],
  ["receivedAmount", "max"],
] as const;

/** What is wrong with a field: no amount, a number out of its range, or an amount that is less than another field's. */
export type TipFault = "amount" | { readonly range: Range } | { readonly least: string };

const toText = (values: TipValues, name: string): string => (values[name] ?? "").trim();

/** The values with which the form opens. */
export const toTipValues = (settings: TipSettings): TipValues => ({
  ...Object.fromEntries(amountNames.map((name) => [name, settings[name].replace(/\.00$/, "")])),
  ...Object.fromEntries(numberNames.map((name) => [name, String(settings[name])])),
});

/** The fields whose figure the gateway would refuse, with the reason; amounts have so many `digits`. */
export function toTipFaults(values: TipValues, digits: number): ReadonlyMap<string, TipFault> {
  const text = (name: string): string => toText(values, name);
  const wrong = amountNames.filter((name) => !isAmount(text(name), digits));
  const faults = new Map<string, TipFault>(wrong.map((name) => [name, "amount"]));
  if (!faults.has("min") && toMoney(text("min")) === 0n) faults.set("min", "amount");
  for (const [name, least] of order)
    if (!faults.has(name) && !faults.has(least) && toMoney(text(name)) < toMoney(text(least)))
      faults.set(name, { least: text(least) });
  for (const name of numberNames) {
    const range = numberRanges[name];
    const number = Number(text(name));
    if (!/^[0-9]{1,3}$/.test(text(name)) || number < range[0] || number > range[1]) faults.set(name, { range });
  }
  return faults;
}

/** The limits that the form's values say. */
export const toTipSettings = (values: TipValues): TipSettings => ({
  min: toText(values, "min"),
  max: toText(values, "max"),
  pairAmount: toText(values, "pairAmount"),
  dayAmount: toText(values, "dayAmount"),
  receivedAmount: toText(values, "receivedAmount"),
  rainMax: toText(values, "rainMax"),
  rainPeople: Number(toText(values, "rainPeople")),
  rainMinutes: Number(toText(values, "rainMinutes")),
});
