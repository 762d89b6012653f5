import { gameCategories, isAmount } from "@marquee/contract";
import type { Range } from "../texts/useRangeTexts.ts";
import type { TurnoverSettings } from "@marquee/contract/staff";

/** The form's values by field name. */
export type TurnoverValues = Readonly<Record<string, string>>;

/** The field of a category's weight. */
export const toWeightField = (category: string): string => `weight-${category}`;

/** The values with which the form opens. */
export function toTurnoverValues({
  depositPercent,
  signupPercent,
  expiryDays,
  smallAmount,
  weights,
}: TurnoverSettings): TurnoverValues {
  return {
    depositPercent: String(depositPercent),
    signupPercent: String(signupPercent),
    expiryDays: expiryDays === null ? "" : String(expiryDays),
    smallAmount: smallAmount.replace(/\.00$/, ""),
    ...Object.fromEntries(gameCategories.map(({ category }) => [toWeightField(category), String(weights[category])])),
  };
}

/** The fields whose figure is none or out of its range, with the range; null for an amount, whose digits are `digits`. */
export function toTurnoverFaults(values: TurnoverValues, digits: number): ReadonlyMap<string, Range | null> {
  const text = (name: string): string => (values[name] ?? "").trim();
  const isCount = (name: string, least: number, most: number): boolean =>
    /^[0-9]{1,5}$/.test(text(name)) && Number(text(name)) >= least && Number(text(name)) <= most;
  const figures: readonly (readonly [string, Range])[] = [
    ["depositPercent", [0, 10_000]],
    ["signupPercent", [0, 10_000]],
    ...(text("expiryDays") === "" ? [] : [["expiryDays", [1, 3_650]] as const]),
    ...gameCategories.map(({ category }) => [toWeightField(category), [0, 100]] as const),
  ];
  return new Map<string, Range | null>([
    ...figures.filter(([name, [least, most]]) => !isCount(name, least, most)),
    ...(isAmount(text("smallAmount"), digits) ? [] : [["smallAmount", null] as const]),
  ]);
}

/** The settings that the form's values say. */
export function toTurnoverSettings(values: TurnoverValues, before: TurnoverSettings): TurnoverSettings {
  const text = (name: string): string => (values[name] ?? "").trim();
  const weights = { ...before.weights };
  for (const { category } of gameCategories) weights[category] = Number(text(toWeightField(category)));
  return {
    depositPercent: Number(text("depositPercent")),
    signupPercent: Number(text("signupPercent")),
    expiryDays: text("expiryDays") === "" ? null : Number(text("expiryDays")),
    smallAmount: text("smallAmount"),
    weights,
  };
}
