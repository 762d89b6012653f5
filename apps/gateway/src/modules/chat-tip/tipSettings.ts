import { type FieldError, toDecimal, toMoney } from "@marquee/contract";
import { TipSettingsSchema } from "@marquee/contract/schema";
import type { TipSettings } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { guardSettings } from "../../staff/guardSettings.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

/** What a change allows more of, by name: amounts. A smaller least amount lets nobody give more, and more receivers share the same rain. */
const listRaised = (before: TipSettings, after: TipSettings): readonly string[] =>
  (["max", "pairAmount", "dayAmount", "receivedAmount", "rainMax"] as const).filter(
    (name) => toMoney(after[name]) > toMoney(before[name]),
  );

/** Which amount is at least which other one. */
const order = [
  ["max", "min"],
  ["rainMax", "min"],
  ["pairAmount", "max"],
  ["dayAmount", "pairAmount"],
  ["receivedAmount", "max"],
] as const;

/** Requires that something can be given, and no more at once than in a day. @throws Refusal `fields` with what it must be at least */
export function requireOrdered(settings: TipSettings): void {
  const faults: readonly FieldError[] = [
    ...(toMoney(settings.min) > 0n ? [] : [{ name: "min", rule: "amount" } as const]),
    ...order.flatMap(([name, least]): readonly FieldError[] =>
      toMoney(settings[name]) >= toMoney(settings[least])
        ? []
        : [{ name, rule: "amount", min: Number(toDecimal(toMoney(settings[least]))) }],
    ),
  ];
  if (faults.length > 0) throw new Refusal("fields", { fields: [...faults] });
}

/** What may be given in chat rooms, changed by staff: for each currency, and by two people where it allows more. */
export const tipSettings = guardSettings<TipSettings>({
  kind: "chat.tip.settings",
  name: "chat tip settings",
  schema: TipSettingsSchema,
  isByCurrency: true,
  toAmounts: ({ min, max, pairAmount, dayAmount, receivedAmount, rainMax }) => ({
    min,
    max,
    pairAmount,
    dayAmount,
    receivedAmount,
    rainMax,
  }),
  listLowered: listRaised,
  get: getSettings,
  put: putSettings,
});
