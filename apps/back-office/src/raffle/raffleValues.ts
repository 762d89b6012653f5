import {
  isAmount,
  languages,
  type PrizeType,
  prizeTypes,
  type PromotionNames,
  raffleLimits,
  type RaffleTurn,
  raffleTurns,
} from "@marquee/contract";
import type { MakeRaffle } from "@marquee/contract/staff";
import { toZoneMillis, toZoneText } from "../texts/zoneTime.ts";

/** What a form says of a raffle. */
export type RaffleTerms = Omit<MakeRaffle, "id" | "proposalId" | "reason">;

/** Names as they are typed, by language code. */
type NameValues = Readonly<Partial<Record<string, string>>>;

/** A prize as it is typed. */
export interface PrizeValues {
  /** Tells the lines of the form apart. */
  readonly key: string;
  readonly type: string;
  readonly names: NameValues;
  readonly amount: string;
  readonly count: string;
}

/** The form's values; the fields are named as the gateway names their faults, but names, of which the gateway means the English one. */
export interface RaffleValues {
  readonly names: NameValues;
  readonly currency: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly turn: string;
  readonly factor: string;
  readonly validBet: string;
  readonly deposits: string;
  readonly segment: string;
  readonly prizes: readonly PrizeValues[];
  readonly reason: string;
}

/** Why a field's value cannot be sent. */
export type RaffleFault =
  | "required"
  | "amount"
  | "points"
  | "date"
  | "order"
  | "noPrize"
  | "tickets"
  | keyof typeof counts;

/** The range of whole numbers. */
export const counts = { count: [1, raffleLimits.mostTickets], factor: [0, 100] } as const;

const hour = 3_600_000;

/** An empty line for a prize. */
export const createPrize = (type: PrizeType): PrizeValues => ({
  key: crypto.randomUUID(),
  type,
  names: Object.fromEntries(languages.map(({ code }) => [code, ""])),
  amount: "",
  count: "",
});

/** The values with which the form opens: a day from tomorrow at this time on. */
export function toRaffleValues(currency: string, timeZone: string, now: number): RaffleValues {
  const tomorrow = now + 24 * hour;
  return {
    names: Object.fromEntries(languages.map(({ code }) => [code, ""])),
    currency,
    opensAt: toZoneText(tomorrow, timeZone),
    closesAt: toZoneText(tomorrow + 24 * hour, timeZone),
    turn: "ONCE",
    factor: "1",
    validBet: "0",
    deposits: "0",
    segment: "",
    prizes: [createPrize("CASH"), createPrize("NONE")],
    reason: "",
  };
}

/** The type of a prize that was chosen. */
export const toPrizeType = (text: string): PrizeType => prizeTypes.find((type) => type === text) ?? "NONE";

const toTurn = (text: string): RaffleTurn => raffleTurns.find((turn) => turn === text) ?? "ONCE";

/** Whether a prize of a type has an amount. */
const hasAmount = (type: PrizeType): boolean => type === "CASH" || type === "POINTS";

const isZero = (text: string): boolean => /^[0.]*$/.test(text);

function toNumber(text: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^[0-9]{1,6}$/.test(text.trim()) ? Number(text) : -1;
  return number < least || number > most ? undefined : number;
}

/** How many tickets the prizes have together, as far as they are numbers. */
export const countTickets = (prizes: readonly PrizeValues[]): number =>
  prizes.reduce((sum, { count }) => sum + (toNumber(count, counts.count) ?? 0), 0);

type Faults = (readonly [string, RaffleFault])[];

function listPrizeFaults(prizes: readonly PrizeValues[], digits: number): Faults {
  const faults = prizes.flatMap(({ type: chosen, names, amount, count }, place): Faults => {
    const [type, path, text] = [toPrizeType(chosen), `prizes.${place}`, amount.trim()];
    const found: Faults = [];
    if (!names["EN"]?.trim()) found.push([`${path}.names.EN`, "required"]);
    if (toNumber(count, counts.count) === undefined) found.push([`${path}.count`, "count"]);
    if (type === "CASH" && (!isAmount(text, digits) || isZero(text))) found.push([`${path}.amount`, "amount"]);
    if (type === "POINTS" && (!/^[0-9]{1,10}$/.test(text) || isZero(text))) found.push([`${path}.amount`, "points"]);
    return found;
  });
  if (faults.length > 0) return faults;
  if (prizes.every(({ type }) => toPrizeType(type) === "NONE")) return [["prizes.0.type", "noPrize"]];
  return countTickets(prizes) > raffleLimits.mostTickets ? [["prizes.0.count", "tickets"]] : [];
}

/** What keeps the values from being sent, by the path of the field; `digits` are those of amounts in the chosen currency. */
export function toRaffleFaults(
  values: RaffleValues,
  { timeZone, digits }: { readonly timeZone: string; readonly digits: number },
): Readonly<Record<string, RaffleFault>> {
  const faults: [string, RaffleFault][] = [];
  if (!values.names["EN"]?.trim()) faults.push(["names.EN", "required"]);
  if (toNumber(values.factor, counts.factor) === undefined) faults.push(["factor", "factor"]);
  for (const name of ["validBet", "deposits"] as const)
    if (!isAmount(values[name].trim(), digits)) faults.push([name, "amount"]);
  const [opensAt, closesAt] = [toZoneMillis(values.opensAt, timeZone), toZoneMillis(values.closesAt, timeZone)];
  if (opensAt === undefined) faults.push(["opensAt", "date"]);
  if (closesAt === undefined) faults.push(["closesAt", "date"]);
  else if (opensAt !== undefined && closesAt <= opensAt) faults.push(["closesAt", "order"]);
  return Object.fromEntries([...faults, ...listPrizeFaults(values.prizes, digits)]);
}

function toNames(values: NameValues): PromotionNames {
  const named = languages.flatMap(({ code }) => {
    const name = values[code]?.trim() ?? "";
    return name === "" ? [] : [[code, name] as const];
  });
  return { ...Object.fromEntries(named), EN: values["EN"]?.trim() ?? "" };
}

/** What the values say of a raffle, when nothing keeps them from being sent. */
export const toRaffleTerms = (values: RaffleValues, timeZone: string): RaffleTerms => ({
  names: toNames(values.names),
  currency: values.currency,
  opensAt: toZoneMillis(values.opensAt, timeZone) ?? 0,
  closesAt: toZoneMillis(values.closesAt, timeZone) ?? 0,
  turn: toTurn(values.turn),
  factor: Number(values.factor),
  validBet: values.validBet.trim(),
  deposits: values.deposits.trim(),
  segment: values.segment || null,
  prizes: values.prizes.map(({ type: chosen, names, amount, count }) => {
    const type = toPrizeType(chosen);
    return { type, names: toNames(names), amount: hasAmount(type) ? amount.trim() : null, count: Number(count) };
  }),
});
