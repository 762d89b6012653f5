import { type FieldError, MoneyError, raffleLimits, toAmount } from "@marquee/contract";
import type { MakeRaffle } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NewPrize } from "./raffleStore.ts";

/** How long a raffle may be open, and how far ahead it may be planned. */
const mostOpen = raffleLimits.mostOpenDays * 86_400_000;
const mostAhead = 365 * 86_400_000;
/** The most that all prizes of a kind come to, in 1/10,000: the ledger's numbers have room for it. */
const mostTotal = 10n ** 17n;

/** What of a raffle is stored as amounts, in 1/10,000 of the unit or of a point. */
export interface RaffleAmounts {
  readonly prizes: readonly NewPrize[];
  readonly validBet: bigint;
  readonly deposits: bigint;
  /** What all prizes of money come to, and all of points. */
  readonly cash: bigint;
  readonly points: bigint;
}

function readAmount(text: string, digits: number): bigint | undefined {
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

type MadePrize = MakeRaffle["prizes"][number];

/** What all prizes of a type come to. */
const sum = (prizes: readonly NewPrize[], type: MadePrize["type"]): bigint =>
  prizes.reduce((all, prize) => (prize.type === type ? all + (prize.amount ?? 0n) * BigInt(prize.count) : all), 0n);

/** Prizes as they are stored; each fault is named by the prize's place and its field. */
function readPrizes(tenant: Tenant, { prizes, currency }: MakeRaffle, faults: FieldError[]): readonly NewPrize[] {
  const digits = toDigits(tenant, currency);
  return prizes.map((prize, place) => {
    const { type, names, amount: text } = prize;
    const name = (field: keyof MadePrize): string => `prizes.${place}.${field}`;
    if (names.EN.trim() === "") faults.push({ name: name("names"), rule: "required" });
    if (type === "POINTS" && !tenant.modules.has("POINT3")) faults.push({ name: name("type"), rule: "unknown" });
    if (type === "GIFT" || type === "NONE") {
      if (text !== null) faults.push({ name: name("amount"), rule: "unknown" });
      return { ...prize, amount: null };
    }
    const amount = readAmount(text ?? "", type === "POINTS" ? 0 : digits) ?? 0n;
    if (amount < 1n) faults.push({ name: name("amount"), rule: text === null ? "required" : "amount" });
    return { ...prize, amount };
  });
}

/**
 * The amounts of what staff have filled in. @throws Refusal `fields` with each that does not fit: a currency that the merchant does not have, an
 * amount of zero or with more digits than the currency has, too many tickets, no prize at all, an end before the start or too late
 */
export function checkRaffle(tenant: Tenant, request: MakeRaffle): RaffleAmounts {
  const { currency, opensAt, closesAt, names } = request;
  const digits = toDigits(tenant, currency);
  const faults: FieldError[] = [];
  const read = (name: "validBet" | "deposits"): bigint => {
    const amount = readAmount(request[name], digits);
    if (amount === undefined) faults.push({ name, rule: "amount" });
    return amount ?? 0n;
  };
  const [validBet, deposits] = [read("validBet"), read("deposits")];
  const prizes = readPrizes(tenant, request, faults);
  const [cash, points] = [sum(prizes, "CASH"), sum(prizes, "POINTS")];
  const tickets = prizes.reduce((all, { count }) => all + count, 0);
  if (prizes.every(({ type }) => type === "NONE")) faults.push({ name: "prizes", rule: "required" });
  else if (tickets > raffleLimits.mostTickets || cash > mostTotal || points > mostTotal)
    faults.push({ name: "prizes", rule: "amount" });
  if (!tenant.currencies.some((one) => one.currency === currency)) faults.push({ name: "currency", rule: "unknown" });
  if (closesAt <= opensAt || closesAt - opensAt > mostOpen) faults.push({ name: "closesAt", rule: "date" });
  if (opensAt > Date.now() + mostAhead) faults.push({ name: "opensAt", rule: "date" });
  if (names.EN.trim() === "") faults.push({ name: "names", rule: "required" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  return { prizes, validBet, deposits, cash, points };
}
