import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import type { FieldChange } from "../forms/listChanges.ts";
import { useDepositTexts } from "../wallet/useDepositTexts.ts";
import { useWithdrawalTexts } from "../withdrawal/useWithdrawalTexts.ts";
import { fieldTexts } from "./fieldTexts.ts";
import { toFieldName } from "./toFieldName.ts";
import { useTimeText } from "./useTimeText.ts";
import { useValueText } from "./useValueText.ts";

const isNamed = (name: string): name is keyof typeof fieldTexts => Object.hasOwn(fieldTexts, name);

/** How the gateway writes an amount of money, and a moment. */
const isAmount = (text: string): boolean => /^-?\d+\.\d{2,4}$/.test(text);
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
const isMomentField = (name: string): boolean => /(^|[a-z])(at|At|until|Until)$/.test(name);

/** How fields of stored values, and what stands in them, are told to the reader. */
export function useFieldTexts() {
  const { i18n } = useLingui();
  const toTime = useTimeText();
  const toWord = useValueText();
  const orders: Readonly<Record<string, string>> = { ...useDepositTexts().states, ...useWithdrawalTexts().states };
  const { toCheck } = useWithdrawalTexts();

  const toField = (path: readonly string[]): string =>
    path.map((name) => (isNamed(name) ? i18n._(fieldTexts[name]) : toFieldName(name))).join(" › ");

  function toValue(value: unknown, change: Pick<FieldChange, "path" | "currency">): string {
    const { path, currency } = change;
    if (Array.isArray(value))
      return value.length === 0 ? toWord(null) : value.map((part: unknown) => toValue(part, change)).join(", ");
    if (typeof value === "string" && path.at(-1) === "state" && Object.hasOwn(orders, value))
      return orders[value] ?? value;
    if (typeof value === "string" && path.at(-1) === "checks") return toCheck(value);
    if (typeof value === "string" && isMoment(value)) return toTime(Date.parse(value));
    if (typeof value === "string" && isAmount(value)) {
      const amount = formatMoney(value, i18n.locale);
      return currency === undefined ? amount : `${amount} ${currency}`;
    }
    if (typeof value === "number" && path.at(-1) === "feeBasisPoints") return i18n.number(value / 100);
    if (typeof value === "number")
      return value > 1e12 && isMomentField(path.at(-1) ?? "") ? toTime(value) : i18n.number(value);
    return toWord(value);
  }

  return { toField, toValue };
}
