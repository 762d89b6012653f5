import { gameCategories, toMoney } from "@marquee/contract";
import type { TurnoverSettings } from "@marquee/contract/staff";

/** Whether a requirement ends by itself sooner than before; null is never. */
const isSooner = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

/**
 * What a change of the settings requires less of, by name: fewer stakes, a sooner end, more that counts as lost money, or stakes of a
 * category that count for more.
 */
export function listLowered(before: TurnoverSettings, after: TurnoverSettings): readonly string[] {
  const isHeavier = gameCategories.some(({ category }) => after.weights[category] > before.weights[category]);
  return [
    ...(["depositPercent", "signupPercent"] as const).filter((name) => after[name] < before[name]),
    ...(isSooner(before.expiryDays, after.expiryDays) ? ["expiryDays"] : []),
    ...(toMoney(after.smallAmount) > toMoney(before.smallAmount) ? ["smallAmount"] : []),
    ...(isHeavier ? ["weights"] : []),
  ];
}
