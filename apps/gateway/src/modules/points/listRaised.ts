import { gameCategories, toMoney } from "@marquee/contract";
import type { PointSettings } from "@marquee/contract/staff";

const isLess = (before: string | null, after: string | null): boolean =>
  after !== null && (before === null || toMoney(after) < toMoney(before));

/** What a change of the settings gives more of, by field: points for fewer stakes, more money for them, money that asks for less, or for who had none. */
export function listRaised(before: PointSettings, after: PointSettings): readonly string[] {
  const earnsSooner = gameCategories.some(({ category }) =>
    isLess(before.betPerPoint[category], after.betPerPoint[category]),
  );
  return [
    ...(earnsSooner ? ["betPerPoint"] : []),
    ...(after.percents.some((percent, rank) => percent > (before.percents[rank] ?? 0)) ? ["percents"] : []),
    ...(after.ratio < before.ratio ? ["ratio"] : []),
    ...(isLess(after.unit, before.unit) ? ["unit"] : []),
    ...(after.convertMax > before.convertMax ? ["convertMax"] : []),
    ...(after.turnoverPercent < before.turnoverPercent ? ["turnoverPercent"] : []),
    ...(isLess(after.autoAmount, before.autoAmount) ? ["autoAmount"] : []),
    ...(after.accountDays < before.accountDays ? ["accountDays"] : []),
    ...(before.oncePerPerson && !after.oncePerPerson ? ["oncePerPerson"] : []),
  ];
}
