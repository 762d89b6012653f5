import { isAmount, type WithdrawalRule, withdrawalRuleNames } from "@marquee/contract";
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

/** The names of the fields whose figure is none, or out of its range; `digits` are those of amounts. */
export function toSettingsFaults(values: SettingsValues, digits: number): readonly string[] {
  const isCount = (name: string, least: number, most: number): boolean => {
    const text = toText(values[name]);
    return countText.test(text) && Number(text) >= least && Number(text) <= most;
  };
  return [
    ...countNames.filter((name) => !isCount(name, counts[name][0], counts[name][1])),
    ...amounts.filter((name) => toText(values[name]) !== "" && !isAmount(toText(values[name]), digits)),
    ...withdrawalRuleNames.map((name) => toRuleFields(name).limit).filter((name) => !isCount(name, 0, mostLimit)),
  ];
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
