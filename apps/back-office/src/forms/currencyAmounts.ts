import { isAmount } from "@marquee/contract";

/** The values of a form by field name. */
export type FieldValues = Readonly<Record<string, string>>;

/** Amounts by currency, of which some may be left out. */
type Amounts = Readonly<Record<string, string>>;

/** The name of the field of a currency's amount, such as `reviewFrom VND`. */
export const toAmountName = (field: string, currency: string): string => `${field} ${currency}`;

const toText = (values: FieldValues, name: string): string => (values[name] ?? "").trim();

/** The values with which a form with an amount for each currency opens. */
export const toAmountValues = (field: string, amounts: Amounts, currencies: readonly string[]): FieldValues =>
  Object.fromEntries(currencies.map((currency) => [toAmountName(field, currency), amounts[currency] ?? ""]));

/** The currencies whose amount the gateway would refuse. */
export const listWrongAmounts = (
  field: string,
  values: FieldValues,
  digits: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(digits).flatMap(([currency, most]) => {
    const text = toText(values, toAmountName(field, currency));
    return text === "" || isAmount(text, most) ? [] : [currency];
  });

/** The amounts that a form's values say; an empty field is left out. */
export const toAmounts = (field: string, values: FieldValues, currencies: readonly string[]): Amounts =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const text = toText(values, toAmountName(field, currency));
      return text === "" ? [] : [[currency, text]];
    }),
  );
