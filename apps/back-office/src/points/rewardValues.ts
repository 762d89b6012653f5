import { isAmount, languages, type RewardType, rewardTypes } from "@marquee/contract";
import type { SaveReward, StaffReward } from "@marquee/contract/staff";

/** The form's values by field name; amounts are named as the gateway names their faults, such as `cash.VND`. */
export type RewardValues = Readonly<Record<string, string | boolean>>;

/** Why a field's value cannot be sent. */
export type RewardFault = "required" | "amount" | "count" | "level" | "stock";

/** What a form says of an offer. */
type RewardTerms = Omit<SaveReward, "id" | "proposalId" | "version" | "reason">;

/** The languages whose names may be left out. */
export const otherLanguages = languages.filter(({ code }) => code !== "EN");

/** The field of a name; the English one is that of all names. */
export const toNameField = (code: string): string => (code === "EN" ? "names" : `names${code}`);

/** The field of an amount in a currency. */
export const toAmountField = (name: "cash" | "amountRequired", currency: string): string => `${name}${currency}`;

const word = (values: RewardValues, name: string): string => String(values[name] ?? "").trim();
const isType = (text: string): text is RewardType => rewardTypes.some((type) => type === text);

/** The type that is chosen. */
export function toType(values: RewardValues): RewardType {
  const text = word(values, "type");
  return isType(text) ? text : "GIFT";
}

/** The values with which the form opens; a new offer is off until somebody turns it on. */
export function toRewardValues(reward: StaffReward | undefined, currencies: readonly string[]): RewardValues {
  return Object.fromEntries<string | boolean>([
    ...languages.map(({ code }): [string, string] => [toNameField(code), reward?.names[code] ?? ""]),
    ...currencies.flatMap((currency): [string, string][] => [
      [toAmountField("cash", currency), reward?.cash[currency] ?? ""],
      [toAmountField("amountRequired", currency), reward?.amountRequired[currency] ?? ""],
    ]),
    ["type", reward?.type ?? "GIFT"],
    ["isOn", reward?.isOn ?? false],
    ["picture", reward?.picture ?? ""],
    ["pointsRequired", String(reward?.pointsRequired ?? "")],
    ["levelRequired", reward?.levelRequired == null ? "" : String(reward.levelRequired)],
    ["position", String(reward?.position ?? 0)],
    ["addQuantity", "0"],
    ["reason", ""],
  ]);
}

/** What keeps the values from being sent, by field. */
export function toRewardFaults(
  values: RewardValues,
  currencies: readonly { readonly currency: string; readonly digits: number }[],
  stock: number,
): Readonly<Record<string, RewardFault>> {
  const faults: Record<string, RewardFault> = {};
  if (word(values, "names") === "") faults["names"] = "required";
  const points = word(values, "pointsRequired");
  if (!/^[0-9]{1,10}$/.test(points) || Number(points) < 1 || Number(points) > 1_000_000_000)
    faults["pointsRequired"] = "count";
  if (!/^[0-9]{1,4}$/.test(word(values, "position"))) faults["position"] = "count";
  if (!/^[0-9]?$/.test(word(values, "levelRequired"))) faults["levelRequired"] = "level";
  const added = word(values, "addQuantity");
  if (!/^-?[0-9]{1,7}$/.test(added) || stock + Number(added) < 0) faults["addQuantity"] = "stock";
  const isCash = toType(values) === "CASH";
  for (const { currency, digits } of currencies)
    for (const name of ["cash", "amountRequired"] as const) {
      const text = word(values, toAmountField(name, currency));
      if (text !== "" && (!isAmount(text, digits) || Number(text) <= 0))
        faults[toAmountField(name, currency)] = "amount";
    }
  const [first] = currencies;
  if (
    isCash &&
    first !== undefined &&
    currencies.every(({ currency }) => word(values, toAmountField("cash", currency)) === "")
  )
    faults[toAmountField("cash", first.currency)] = "required";
  return faults;
}

/** What the values say of an offer. */
export function toRewardTerms(values: RewardValues, currencies: readonly string[]): RewardTerms {
  const type = toType(values);
  const amounts = (name: "cash" | "amountRequired"): Record<string, string> =>
    Object.fromEntries(
      currencies.flatMap((currency) => {
        const text = word(values, toAmountField(name, currency));
        return text === "" ? [] : [[currency, text]];
      }),
    );
  const named = otherLanguages.flatMap(({ code }) => {
    const name = word(values, toNameField(code));
    return name === "" ? [] : [[code, name]];
  });
  const level = word(values, "levelRequired");
  return {
    type,
    names: { EN: word(values, "names"), ...Object.fromEntries(named) },
    picture: word(values, "picture"),
    pointsRequired: Number(word(values, "pointsRequired")),
    amountRequired: amounts("amountRequired"),
    cash: type === "CASH" ? amounts("cash") : {},
    levelRequired: level === "" ? null : Number(level),
    isOn: values["isOn"] === true,
    position: Number(word(values, "position")),
    addQuantity: type === "VOUCHER" ? 0 : Number(word(values, "addQuantity")),
  };
}
