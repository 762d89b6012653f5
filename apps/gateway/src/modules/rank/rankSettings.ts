import { isGrowth, memberLevels, toBalance, toMoney } from "@marquee/contract";
import { RankSettingsSchema } from "@marquee/contract/schema";
import type { RankSettings } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { guardSettings } from "../../staff/guardSettings.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

type Terms = RankSettings["levels"][number];

const nothing: Terms = { growth: "0.00", gift: "0.00", raise: 0 };
const getTerms = ({ levels }: RankSettings, level: number): Terms => levels[level] ?? nothing;

/** The field of a figure of a level, as the desk's form has it: `growth3`. */
const toField = (name: keyof Terms, level: number): string => `${name}${level}`;

/** What a change gives more of, by field: levels for fewer stakes, larger gifts or rebates, what is kept for less, or money that asks for less. */
function listRaised(before: RankSettings, after: RankSettings): readonly string[] {
  const raised = memberLevels.flatMap((level) => {
    const [old, now] = [getTerms(before, level), getTerms(after, level)];
    return [
      ...(toBalance(now.growth) < toBalance(old.growth) ? [toField("growth", level)] : []),
      ...(toMoney(now.gift) > toMoney(old.gift) ? [toField("gift", level)] : []),
      ...(now.raise > old.raise ? [toField("raise", level)] : []),
    ];
  });
  return [
    ...raised,
    ...(after.keepPercent < before.keepPercent ? ["keepPercent"] : []),
    ...(after.factor < before.factor ? ["factor"] : []),
  ];
}

/** What levels take and give, changed by staff: for each currency, and by two people where it gives more. */
export const rankSettings = guardSettings<RankSettings>({
  kind: "rank.settings",
  name: "rank settings",
  schema: RankSettingsSchema,
  isByCurrency: true,
  // Growth is a sum: requireSound looks at it.
  toAmounts: ({ levels }) => Object.fromEntries(levels.map(({ gift }, level) => [toField("gift", level), gift])),
  listLowered: listRaised,
  get: getSettings,
  put: putSettings,
});

/**
 * Requires that level 0 takes and gives nothing, and that each level takes more than the one before, in amounts of so many digits.
 * @throws Refusal `fields` with each that does not
 */
export function requireSound(settings: RankSettings, digits: number): void {
  const first = getTerms(settings, 0);
  const unread = memberLevels.filter((level) => !isGrowth(getTerms(settings, level).growth, digits));
  const toGrowth = (level: number): bigint =>
    unread.some((one) => one === level) ? 0n : toBalance(getTerms(settings, level).growth);
  const wrong = [
    ...unread.map((level) => toField("growth", level)),
    ...(toGrowth(0) === 0n ? [] : [toField("growth", 0)]),
    ...(Number(first.gift) === 0 ? [] : [toField("gift", 0)]),
    ...(first.raise === 0 ? [] : [toField("raise", 0)]),
    ...memberLevels
      .slice(1)
      .filter((level) => !unread.includes(level) && toGrowth(level) <= toGrowth(level - 1))
      .map((level) => toField("growth", level)),
  ];
  if (wrong.length > 0) throw new Refusal("fields", { fields: wrong.map((name) => ({ name, rule: "amount" })) });
}
