import { isAmount } from "@marquee/contract";
import type { CommissionSettings } from "@marquee/contract/staff";

/** The form's values by field name: an amount's is `reviewFrom VND`. */
export type SettingsValues = Readonly<Record<string, string>>;

/** The name of the field of a currency's amount. */
export const toReviewName = (currency: string): string => `reviewFrom ${currency}`;

const toText = (values: SettingsValues, name: string): string => (values[name] ?? "").trim();

/** The values with which the form opens. */
export const toSettingsValues = (
  { payDelayDays, platformPays, reviewFrom }: CommissionSettings,
  currencies: readonly string[],
): SettingsValues => ({
  payDelayDays: String(payDelayDays),
  platformPays: platformPays ? "yes" : "no",
  ...Object.fromEntries(currencies.map((currency) => [toReviewName(currency), reviewFrom[currency] ?? ""])),
});

/** The currencies whose amount the gateway would refuse. */
export const listWrongAmounts = (values: SettingsValues, digits: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(digits).flatMap(([currency, most]) => {
    const text = toText(values, toReviewName(currency));
    return text === "" || isAmount(text, most) ? [] : [currency];
  });

/** The settings that the form's values say. */
export const toCommissionSettings = (values: SettingsValues, currencies: readonly string[]): CommissionSettings => ({
  payDelayDays: Number(values["payDelayDays"]),
  platformPays: values["platformPays"] === "yes",
  reviewFrom: Object.fromEntries(
    currencies.flatMap((currency) => {
      const text = toText(values, toReviewName(currency));
      return text === "" ? [] : [[currency, text]];
    }),
  ),
});
