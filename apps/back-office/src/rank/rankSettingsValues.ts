import { isAmount, isGrowth, memberLevels } from "@marquee/contract";
import type { RankSettings } from "@marquee/contract/staff";

/** The form's values by field name: `growth1`, `gift1` and `raise1` for each level above 0, `keepPercent` and `factor`. */
export type RankSettingsValues = Readonly<Record<string, string>>;

/** Why a field's value cannot be sent. */
export type RankSettingsFault = "amount" | "percent" | "raise" | "factor" | "more";

/** The levels that have fields: level 0 takes and gives nothing. */
export const setLevels = memberLevels.slice(1);

/** The most that a level adds to a rebate, in hundredths of a percent. */
const mostRaise = 500;

const word = (values: RankSettingsValues, name: string): string => (values[name] ?? "").trim();
const plain = (amount: string): string => amount.replace(/\.00$/, "");
const toPercentText = (raise: number): string => (raise / 100).toFixed(2);

/** The values with which the form opens. */
export const toRankSettingsValues = ({ levels, keepPercent, factor }: RankSettings): RankSettingsValues => ({
  ...Object.fromEntries(
    levels.flatMap(({ growth, gift, raise }, level) =>
      level === 0
        ? []
        : [
            [`growth${level}`, plain(growth)],
            [`gift${level}`, plain(gift)],
            [`raise${level}`, toPercentText(raise)],
          ],
    ),
  ),
  keepPercent: String(keepPercent),
  factor: String(factor),
});

/** A percentage in hundredths; undefined for a text that is none. */
function toRaise(text: string): number | undefined {
  if (!/^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(text)) return undefined;
  const [whole = "0", part = ""] = text.split(".");
  const raise = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return raise <= mostRaise ? raise : undefined;
}

const isWhole = (text: string, most: number): boolean => /^[0-9]{1,3}$/.test(text) && Number(text) <= most;

/** The fields whose figure the gateway would refuse, with the reason; amounts have so many `digits`. */
export function toRankSettingsFaults(
  values: RankSettingsValues,
  digits: number,
): ReadonlyMap<string, RankSettingsFault> {
  const faults = new Map<string, RankSettingsFault>();
  const text = (name: string): string => word(values, name);
  for (const level of setLevels) {
    const growth = text(`growth${level}`);
    if (!isGrowth(growth, digits)) faults.set(`growth${level}`, "amount");
    else if (Number(growth) <= Number(level === 1 ? "0" : text(`growth${level - 1}`)))
      faults.set(`growth${level}`, "more");
    if (!isAmount(text(`gift${level}`), digits)) faults.set(`gift${level}`, "amount");
    if (toRaise(text(`raise${level}`)) === undefined) faults.set(`raise${level}`, "raise");
  }
  if (!isWhole(text("keepPercent"), 100)) faults.set("keepPercent", "percent");
  if (!isWhole(text("factor"), 100)) faults.set("factor", "factor");
  return faults;
}

/** The settings that the form's values say. */
export const toRankSettings = (values: RankSettingsValues): RankSettings => ({
  levels: memberLevels.map((level) =>
    level === 0
      ? { growth: "0", gift: "0", raise: 0 }
      : {
          growth: word(values, `growth${level}`),
          gift: word(values, `gift${level}`),
          raise: toRaise(word(values, `raise${level}`)) ?? 0,
        },
  ),
  keepPercent: Number(word(values, "keepPercent")),
  factor: Number(word(values, "factor")),
});
