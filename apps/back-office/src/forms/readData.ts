import { formatMoney } from "@marquee/i18n";

type Data = Readonly<Record<string, unknown>>;

/** A text of stored data; empty where there is none. */
export const readText = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === "string" ? value : "";
};

/** The texts of a list of stored data. */
export const readTexts = (data: Data, name: string): readonly string[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
};

/** An amount of stored data with its currency, as a language writes it. */
export const readMoney = (data: Data, name: string, locale: string): string => {
  const amount = readText(data, name);
  return /^-?[0-9]+(\.[0-9]+)?$/.test(amount)
    ? `${formatMoney(amount, locale)} ${readText(data, "currency")}`.trim()
    : amount;
};
