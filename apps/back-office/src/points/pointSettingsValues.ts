import { gameCategories, isAmount } from "@marquee/contract";
import type { PointSettings } from "@marquee/contract/staff";

/** The form's values by field name: those of the settings, the categories by their names, and `percent0` to `percent9`. */
export type PointSettingsValues = Readonly<Record<string, string>>;

/** Why a field's value cannot be sent. */
export type PointSettingsFault = "amount" | "count" | "percent" | "multiple" | "least" | "days";

const counts = ["ratio", "convertMin", "convertMax", "multiple"] as const;
const categories = gameCategories.map(({ category }) => category);

const word = (values: PointSettingsValues, name: string): string => (values[name] ?? "").trim();
const plain = (amount: string): string => amount.replace(/\.00$/, "");

/** The field of what members with a label of a rank earn. */
export const toPercentField = (rank: number): string => `percent${rank}`;

/** The values with which the form opens; a category that earns nothing is empty. */
export const toPointSettingsValues = (settings: PointSettings): PointSettingsValues => ({
  ...Object.fromEntries(categories.map((category) => [category, plain(settings.betPerPoint[category] ?? "")])),
  ...Object.fromEntries(counts.map((name) => [name, String(settings[name])])),
  ...Object.fromEntries(settings.percents.map((percent, rank) => [toPercentField(rank), String(percent)])),
  unit: plain(settings.unit),
  autoAmount: plain(settings.autoAmount),
  turnoverPercent: String(settings.turnoverPercent),
  accountDays: String(settings.accountDays),
  oncePerPerson: settings.oncePerPerson ? "on" : "off",
});

const isWhole = (text: string, least: number, most: number): boolean =>
  /^[0-9]{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The fields whose figure the gateway would refuse, with the reason; amounts have so many `digits`. */
export function toPointSettingsFaults(
  values: PointSettingsValues,
  digits: number,
): ReadonlyMap<string, PointSettingsFault> {
  const faults = new Map<string, PointSettingsFault>();
  const text = (name: string): string => word(values, name);
  const isPositive = (name: string): boolean => isAmount(text(name), digits) && Number(text(name)) > 0;
  for (const category of categories) if (text(category) !== "" && !isPositive(category)) faults.set(category, "amount");
  if (!isPositive("unit")) faults.set("unit", "amount");
  if (!isAmount(text("autoAmount"), digits)) faults.set("autoAmount", "amount");
  for (const name of counts) if (!isWhole(text(name), 1, 1_000_000_000)) faults.set(name, "count");
  if (!isWhole(text("turnoverPercent"), 0, 10_000)) faults.set("turnoverPercent", "percent");
  for (let rank = 0; rank < 10; rank += 1)
    if (!isWhole(text(toPercentField(rank)), 0, 1_000)) faults.set(toPercentField(rank), "percent");
  if (!isWhole(text("accountDays"), 0, 365)) faults.set("accountDays", "days");
  if (counts.some((name) => faults.has(name))) return faults;
  if (Number(text("convertMin")) % Number(text("multiple")) !== 0) faults.set("convertMin", "multiple");
  if (Number(text("convertMax")) < Number(text("convertMin"))) faults.set("convertMax", "least");
  return faults;
}

/** The settings that the form's values say. */
export const toPointSettings = (values: PointSettingsValues): PointSettings => ({
  betPerPoint: Object.fromEntries(
    categories.map((category) => [category, word(values, category) === "" ? null : word(values, category)]),
  ) as PointSettings["betPerPoint"],
  percents: Array.from({ length: 10 }, (_, rank) => Number(word(values, toPercentField(rank)))),
  ratio: Number(word(values, "ratio")),
  unit: word(values, "unit"),
  convertMin: Number(word(values, "convertMin")),
  convertMax: Number(word(values, "convertMax")),
  multiple: Number(word(values, "multiple")),
  turnoverPercent: Number(word(values, "turnoverPercent")),
  autoAmount: word(values, "autoAmount"),
  accountDays: Number(word(values, "accountDays")),
  oncePerPerson: word(values, "oncePerPerson") === "on",
});
