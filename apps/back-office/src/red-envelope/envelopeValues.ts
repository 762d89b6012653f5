import { canDraw, isAmount, languages, type PromotionNames, toMoney } from "@marquee/contract";
import type { MakeEnvelope } from "@marquee/contract/staff";
import { otherLanguages, toNameField } from "../promotions/promotionValues.ts";
import { toZoneMillis, toZoneText } from "../texts/zoneTime.ts";

/** What a form says of an envelope. */
export type EnvelopeTerms = Omit<MakeEnvelope, "id" | "proposalId" | "reason">;

/** The form's values by field name; the fields are named as the gateway names their faults. */
export type EnvelopeValues = Readonly<Record<string, string>>;

/** Why a field's value cannot be sent. */
export type EnvelopeFault = "required" | "amount" | "date" | "order" | "tooMuch" | "tooLittle" | keyof typeof counts;

/** The range of whole numbers. */
export const counts = { count: [1, 5_000], factor: [0, 100] } as const;
const amountNames = ["total", "least", "most"] as const;
const timeNames = ["opensAt", "closesAt"] as const;

const hour = 3_600_000;

/** The values with which the form opens: an hour tomorrow at this time. */
export function toEnvelopeValues(currency: string, timeZone: string, now: number): EnvelopeValues {
  const tomorrow = now + 24 * hour;
  return Object.fromEntries([
    ...languages.map(({ code }) => [toNameField(code), ""]),
    ...amountNames.map((name) => [name, ""]),
    ["currency", currency],
    ["count", "100"],
    ["factor", "1"],
    ["segment", ""],
    ["opensAt", toZoneText(tomorrow, timeZone)],
    ["closesAt", toZoneText(tomorrow + hour, timeZone)],
    ["reason", ""],
  ]);
}

const toWord = (values: EnvelopeValues, name: string): string => values[name]?.trim() ?? "";

/** What keeps the values from being sent, by field; `digits` are those of amounts in the chosen currency. */
export function toEnvelopeFaults(
  values: EnvelopeValues,
  { timeZone, digits }: { readonly timeZone: string; readonly digits: number },
): Readonly<Record<string, EnvelopeFault>> {
  const word = (name: string): string => toWord(values, name);
  const faults: [string, EnvelopeFault][] = [];
  if (word("names") === "") faults.push(["names", "required"]);
  for (const name of ["count", "factor"] as const) {
    const [least, most] = counts[name];
    const number = /^[0-9]{1,4}$/.test(word(name)) ? Number(word(name)) : -1;
    if (number < least || number > most) faults.push([name, name]);
  }
  for (const name of amountNames)
    if (!isAmount(word(name), digits) || /^[0.]+$/.test(word(name))) faults.push([name, "amount"]);
  const [opensAt, closesAt] = timeNames.map((name) => toZoneMillis(word(name), timeZone));
  if (opensAt === undefined) faults.push(["opensAt", "date"]);
  if (closesAt === undefined) faults.push(["closesAt", "date"]);
  else if (opensAt !== undefined && closesAt <= opensAt) faults.push(["closesAt", "order"]);
  const isWrong = faults.some(([name]) => name === "count" || amountNames.some((each) => each === name));
  if (!isWrong) {
    const [total = 0n, least = 0n, most = 0n] = amountNames.map((name) => toMoney(word(name)));
    const count = Number(word("count"));
    if (least * BigInt(count) > total) faults.push(["least", "tooMuch"]);
    else if (!canDraw({ total, count, least, most })) faults.push(["most", "tooLittle"]);
  }
  return Object.fromEntries(faults);
}

/** What the values say of an envelope, when nothing keeps them from being sent. */
export function toEnvelopeTerms(values: EnvelopeValues, timeZone: string): EnvelopeTerms {
  const word = (name: string): string => toWord(values, name);
  const named = otherLanguages.flatMap(({ code }) => {
    const name = word(toNameField(code));
    return name === "" ? [] : [[code, name] as const];
  });
  const names: PromotionNames = { ...Object.fromEntries(named), EN: word("names") };
  return {
    names,
    currency: word("currency"),
    opensAt: toZoneMillis(word("opensAt"), timeZone) ?? 0,
    closesAt: toZoneMillis(word("closesAt"), timeZone) ?? 0,
    count: Number(word("count")),
    factor: Number(word("factor")),
    total: word("total"),
    least: word("least"),
    most: word("most"),
    segment: word("segment") || null,
  };
}
