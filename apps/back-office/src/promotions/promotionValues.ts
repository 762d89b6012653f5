import { isAmount, languages, type PromotionNames, type PromotionTurn, promotionTurns } from "@marquee/contract";
import { type Promotion, type SavePromotion } from "@marquee/contract/staff";
import { areHoursWrong, toWeekHours, toWeekHoursValues } from "../forms/weekHours.ts";
import { type OfferTimeValues, toOfferTimeFaults, toOfferTimes, toOfferTimeValues } from "./offerTimes.ts";

/** What a form says of a promotion. */
export type PromotionTerms = Omit<SavePromotion, "id" | "proposalId" | "version" | "reason">;

/** The form's values by field name; the fields are named as the gateway names their faults. */
export type PromotionValues = Readonly<Record<string, string | boolean>>;

/** Why a field's value cannot be sent. */
export type PromotionFault =
  | "required"
  | "amount"
  | "positive"
  | "date"
  | "order"
  | "hours"
  | "turn"
  | keyof typeof counts;

const counts = { percent: 1_000, factor: 100, days: 365, nth: 50 } as const;
const countNames = ["percent", "factor", "days"] as const;
const amountNames = ["maxBonus", "minDeposit", "maxStake", "maxConvert"] as const;

/** The languages whose names may be left out. */
export const otherLanguages = languages.filter(({ code }) => code !== "EN");

/** The field of a name; the English one is that of all names. */
export const toNameField = (code: string): string => (code === "EN" ? "names" : `names${code}`);

const isTurn = (text: string): text is PromotionTurn => promotionTurns.some((turn) => turn === text);

/** A value of the form as a text without blanks around it. */
export function toWord(values: PromotionValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
}

const toTimeWords = (values: PromotionValues): OfferTimeValues => ({
  startsAt: toWord(values, "startsAt"),
  endsAt: toWord(values, "endsAt"),
});

/** The amount without decimals that say nothing. */
const toAmountText = (amount: string | null): string => amount?.replace(/\.00$/, "") ?? "";

/** The values with which the form opens; a new promotion is off until somebody turns it on. */
export function toPromotionValues(
  promotion: PromotionTerms | undefined,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
): PromotionValues {
  return Object.fromEntries<string | boolean>([
    ...languages.map(({ code }): [string, string] => [toNameField(code), promotion?.names[code] ?? ""]),
    ["isOn", promotion?.isOn ?? false],
    ["currency", promotion?.currency ?? currency],
    ["percent", String(promotion?.percent ?? 100)],
    ["factor", String(promotion?.factor ?? 20)],
    ["days", String(promotion?.days ?? 14)],
    ...amountNames.map((name): [string, string] => [name, toAmountText(promotion?.[name] ?? null)]),
    ["turn", promotion?.turn ?? "FIRST"],
    ["nth", String(promotion?.nth ?? 2)],
    ...Object.entries(toWeekHoursValues(promotion ?? { weekdays: [], hours: null })),
    ["sticky", promotion?.sticky ?? false],
    ["endsWithWithdrawal", promotion?.endsWithWithdrawal ?? false],
    ["byCode", promotion?.byCode ?? false],
    ["oncePerPerson", promotion?.oncePerPerson ?? true],
    ...Object.entries(toOfferTimeValues(promotion ?? {}, timeZone)),
  ]);
}

/** What keeps the values from being sent, by field; `digits` are those of amounts in the chosen currency. */
export function toPromotionFaults(
  values: PromotionValues,
  { timeZone, digits }: { readonly timeZone: string; readonly digits: number },
): Readonly<Record<string, PromotionFault>> {
  const faults: [string, PromotionFault][] = [];
  const find = (name: string, fault: PromotionFault, isWrong: boolean): void => {
    if (isWrong) faults.push([name, fault]);
  };
  find("names", "required", toWord(values, "names") === "");
  for (const name of countNames) {
    const text = toWord(values, name);
    find(name, name, !/^[0-9]{1,4}$/.test(text) || Number(text) < 1 || Number(text) > counts[name]);
  }
  const nth = toWord(values, "nth");
  find(
    "nth",
    "nth",
    toWord(values, "turn") === "NTH" && (!/^[0-9]{1,2}$/.test(nth) || Number(nth) < 2 || Number(nth) > counts.nth),
  );
  find("turn", "turn", values["byCode"] === true && toWord(values, "turn") === "DAY");
  find("hoursTo", "hours", areHoursWrong(values));
  for (const name of amountNames) {
    const text = toWord(values, name);
    const isLeftOut = text === "" && (name === "maxStake" || name === "maxConvert");
    find(name, "amount", !isLeftOut && !isAmount(text, digits));
    find(name, "positive", name !== "minDeposit" && /^[0.]+$/.test(text));
  }
  for (const [name, fault] of Object.entries(toOfferTimeFaults(toTimeWords(values), timeZone)))
    faults.push([name, fault]);
  // Of two faults of a field the first is the plainer one.
  return Object.fromEntries(faults.toReversed());
}

/** What the values say of a promotion; `before` has the seconds of times that nobody changed. */
export function toPromotionTerms(
  values: PromotionValues,
  before: PromotionTerms | undefined,
  timeZone: string,
): PromotionTerms {
  const word = (name: string): string => toWord(values, name);
  const named = otherLanguages.flatMap(({ code }) => {
    const name = word(toNameField(code));
    return name === "" ? [] : [[code, name] as const];
  });
  const names: PromotionNames = { ...Object.fromEntries(named), EN: word("names") };
  const turn = word("turn");
  return {
    names,
    isOn: values["isOn"] === true,
    currency: word("currency"),
    percent: Number(word("percent")),
    maxBonus: word("maxBonus"),
    minDeposit: word("minDeposit"),
    factor: Number(word("factor")),
    maxStake: word("maxStake") || null,
    maxConvert: word("maxConvert") || null,
    days: Number(word("days")),
    turn: isTurn(turn) ? turn : "FIRST",
    nth: turn === "NTH" ? Number(word("nth")) : null,
    ...toWeekHours(values),
    sticky: values["sticky"] === true,
    endsWithWithdrawal: values["endsWithWithdrawal"] === true,
    byCode: values["byCode"] === true,
    oncePerPerson: values["oncePerPerson"] === true,
    ...toOfferTimes(toTimeWords(values), before ?? {}, timeZone),
  };
}

/** Whether members are offered a promotion at a moment. */
export function toOffer(
  { isOn, startsAt, endsAt }: Pick<Promotion, "isOn" | "startsAt" | "endsAt">,
  now: number,
): "off" | "planned" | "open" | "over" {
  if (!isOn) return "off";
  if (endsAt !== null && endsAt <= now) return "over";
  return startsAt !== null && startsAt > now ? "planned" : "open";
}
