import type { CommissionSettings } from "@marquee/contract/staff";
import { type FieldValues, toAmounts, toAmountValues } from "../forms/currencyAmounts.ts";

/** The field of the amounts from which two people look at a bill. */
export const reviewFrom = "reviewFrom";

/** The values with which the form opens. */
export const toSettingsValues = (settings: CommissionSettings, currencies: readonly string[]): FieldValues => ({
  payDelayDays: String(settings.payDelayDays),
  platformPays: settings.platformPays ? "yes" : "no",
  ...toAmountValues(reviewFrom, settings.reviewFrom, currencies),
});

/** The settings that the form's values say. */
export const toCommissionSettings = (values: FieldValues, currencies: readonly string[]): CommissionSettings => ({
  payDelayDays: Number(values["payDelayDays"]),
  platformPays: values["platformPays"] === "yes",
  reviewFrom: toAmounts(reviewFrom, values, currencies),
});
