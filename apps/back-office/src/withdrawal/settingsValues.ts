import { isAmount, type WithdrawalRule, withdrawalRuleNames } from "@marquee/contract";
import type { Range } from "../texts/useRangeTexts.ts";
import type { WithdrawalSettings } from "@marquee/contract/staff";

/** The form's values by field name: texts, and whether a check is on. */
export type SettingsValues = Readonly<Record<string, string | boolean>>;

const amounts = ["dayAmount", "identityAmount", "secondApprovalAmount"] as const;
const counts = { accountHours: [0, 720], confirmMinutes: [5, 10_080] } as const;
const countNames = ["accountHours", "confirmMinutes"] as const;

/** The fields of a check; a dot in a name would mean a nested value to the form. */
export const toRuleFields = (name: WithdrawalRule): { readonly enabled: string; readonly limit: string } => {
  const key = name.replace(".", "-");
  return { enabled: `enabled-${key}`, limit: `limit-${key}` };
};

const countText = /^[0-9]{1,10}$/;
const mostLimit = 1_000_000_000;

const toText = (value: string | boolean | undefined): string => (typeof value === "string" ? value.trim() : "");

/** The values with which the form opens. */
export function toSettingsValues(settings: WithdrawalSettings): SettingsValues {
  return Object.fromEntries([
    ...countNames.map((name) => [name, String(settings[name])]),
    ...amounts.map((name) => [name, settings[name]?.replace(/\.00$/, "") ?? ""]),
    ...withdrawalRuleNames.flatMap((name) => [
      [toRuleFields(name).enabled, settings.rules[name].enabled],
      [toRuleFields(name).limit, String(settings.rules[name].limit)],
    ]),
  ]);
}

/** The fields whose figure is none or out of its range, with the range; null for an amount, whose digits are `digits`. */
export function toSettingsFaults(values: SettingsValues, digits: number): ReadonlyMap<string, Range | null> {
  const isCount = (name: string, least: number, most: number): boolean => {
    const text = toText(values[name]);
    return countText.test(text) && Number(text) >= least && Number(text) <= most;
  };
  const limits = withdrawalRuleNames.map((name): [string, Range] => [toRuleFields(name).limit, [0, mostLimit]]);
  const figures = [...countNames.map((name): [string, Range] => [name, counts[name]]), ...limits];
  return new Map<string, Range | null>([
    ...figures.filter(([name, [least, most]]) => !isCount(name, least, most)),
    ...amounts
      .filter((name) => toText(values[name]) !== "" && !isAmount(toText(values[name]), digits))
      .map((name): [string, null] => [name, null]),
  ]);
}

/** The settings that the form's values say; `before` has what they do not say. */
export function toSettings(values: SettingsValues, before: WithdrawalSettings): WithdrawalSettings {
  const rules = { ...before.rules };
  for (const name of withdrawalRuleNames) {
    const { enabled, limit } = toRuleFields(name);
    rules[name] = { enabled: values[enabled] === true, limit: Number(toText(values[limit])) };
  }
  const toAmount = (name: (typeof amounts)[number]): string | null => toText(values[name]) || null;
  return {
    accountHours: Number(toText(values["accountHours"])),
    confirmMinutes: Number(toText(values["confirmMinutes"])),
    dayAmount: toAmount("dayAmount"),
    identityAmount: toAmount("identityAmount"),
    secondApprovalAmount: toAmount("secondApprovalAmount"),
    rules,
  };
}
