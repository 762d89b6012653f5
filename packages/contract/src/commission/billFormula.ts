import { toDecimal } from "../money.ts";

/** A tier as a bill reads it: rate in hundredths of a percent, amounts in 1/10,000 of the unit. */
export interface BillTier {
  readonly rate: number;
  readonly thresholds: Readonly<
    Record<"periodValidBet" | "periodProfitLoss" | "activeMembers" | "betAmountPerDay" | "betAmountPerHour", bigint>
  >;
}

/** What a bill is made of (contract 3.9.3, 3.9.4); amounts in 1/10,000 of the unit. */
export interface BillInput {
  readonly kind: "DIVIDEND" | "DAILY" | "HOURLY" | "REALTIME";
  readonly tiers: readonly BillTier[];
  readonly carry: "NONE" | "FORWARD";
  /** The digits of the currency, to which a bill is rounded. */
  readonly digits: number;
  /** Less is not paid and stays as remainder. */
  readonly minimumPay: bigint;
  readonly validBet: bigint;
  /** The company's profit of the team; below zero for its loss. */
  readonly profit: bigint;
  readonly active: number;
  /** Of a real-time salary: what the team has staked on the day so far, which its minimum is compared with. */
  readonly dayBet: bigint;
  /** The loss that a dividend brings along from the period before. */
  readonly carryIn: bigint;
  /** What earlier bills have left unpaid for being small; below zero where rounding has paid more. */
  readonly remainderIn: bigint;
  /** What the house pays to direct downlines by contracts of this kind in the period. */
  readonly below: bigint;
  /** What the house has paid below beyond this contract's amounts before. */
  readonly deficitIn: bigint;
  /** Of play in another currency than the contract's: the tier that the play in its own one has reached. */
  readonly tier?: number | null;
}

/** A step of the calculation: its formula with numbers, as text that can be checked by hand. */
export interface BillStep {
  readonly step: "TIER" | "BASE" | "GROSS" | "NET" | "DUE" | "AMOUNT" | "REMAINDER" | "CARRY" | "DEFICIT";
  readonly text: string;
}

/** What follows from the inputs; amounts in 1/10,000 of the unit. */
export interface BillResult {
  /** The tier whose rate counts, from 0; null where none is reached. */
  readonly tier: number | null;
  readonly gross: bigint;
  /** The gross amount less what the house pays below. */
  readonly net: bigint;
  /** To be paid: to the currency's digits, and zero below the minimum. */
  readonly amount: bigint;
  readonly remainderOut: bigint;
  readonly carryOut: bigint;
  readonly deficitOut: bigint;
  readonly steps: readonly BillStep[];
}

/** Rounds a fraction to a whole number, halves to the even one. @param divisor above zero */
export function divideHalfEven(value: bigint, divisor: bigint): bigint {
  const sign = value < 0n ? -1n : 1n;
  const size = value * sign;
  const [whole, doubled] = [size / divisor, (size % divisor) * 2n];
  const isUp = doubled > divisor || (doubled === divisor && whole % 2n === 1n);
  return sign * (isUp ? whole + 1n : whole);
}

const rateUnit = 10_000n;
const percent = (rate: number): string => `${(rate / 100).toFixed(2)} %`;
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const signed = (value: bigint): string => (value < 0n ? `(${toDecimal(value)})` : toDecimal(value));

/** Which thresholds a kind's tiers are compared with, and the measure of each. */
function listMeasures({ kind, validBet, profit, active, dayBet }: BillInput) {
  const members = ["activeMembers", BigInt(active)] as const;
  if (kind === "DIVIDEND") return [["periodValidBet", validBet], ["periodProfitLoss", profit], members] as const;
  if (kind === "DAILY") return [["betAmountPerDay", validBet], members] as const;
  if (kind === "HOURLY") return [["betAmountPerHour", validBet], members] as const;
  return [["betAmountPerDay", dayBet]] as const;
}

/** The highest tier of which every threshold is reached; null where none is. */
export function findTier(input: BillInput): number | null {
  const measures = listMeasures(input);
  const found = input.tiers.findLastIndex(({ thresholds }) =>
    measures.every(([name, measure]) => measure >= thresholds[name]),
  );
  return found < 0 ? null : found;
}

const unitOf = (digits: number): bigint => 10n ** BigInt(4 - Math.min(4, digits));

/**
 * Computes a bill: the tier, the base, the gross amount, what the house pays below, rounding half to even to the currency's digits, and what is
 * carried on. Paid amounts and the remainder add up to what was due, to the last 1/10,000.
 */
export function computeBill(input: BillInput): BillResult {
  const { kind, tiers, carry, digits, minimumPay, validBet, profit, carryIn, remainderIn, below, deficitIn } = input;
  const tier = input.tier === undefined ? findTier(input) : input.tier;
  const rate = tier === null ? 0 : (tiers[tier]?.rate ?? 0);
  const isDividend = kind === "DIVIDEND";
  const base = isDividend ? larger(0n, profit - carryIn) : validBet;
  const carryOut = isDividend && carry === "FORWARD" ? larger(0n, carryIn - profit) : 0n;
  const gross = divideHalfEven(larger(0n, base) * BigInt(rate), rateUnit);
  const left = gross - below - deficitIn;
  const [net, deficitOut] = [larger(0n, left), larger(0n, -left)];
  const due = net + remainderIn;
  const unit = unitOf(digits);
  const rounded = divideHalfEven(due, unit) * unit;
  const amount = rounded < minimumPay ? 0n : rounded;
  const remainderOut = due - amount;
  const steps: BillStep[] = [
    { step: "TIER", text: tier === null ? "-" : `${tier + 1}: ${percent(rate)}` },
    ...(isDividend
      ? [{ step: "BASE" as const, text: `max(0, ${signed(profit)} - ${signed(carryIn)}) = ${toDecimal(base)}` }]
      : [{ step: "BASE" as const, text: toDecimal(base) }]),
    { step: "GROSS", text: `${signed(larger(0n, base))} × ${percent(rate)} = ${toDecimal(gross)}` },
    ...(below === 0n && deficitIn === 0n
      ? []
      : [
          {
            step: "NET" as const,
            text: `max(0, ${toDecimal(gross)} - ${toDecimal(below)} - ${toDecimal(deficitIn)}) = ${toDecimal(net)}`,
          },
          { step: "DEFICIT" as const, text: toDecimal(deficitOut) },
        ]),
    { step: "DUE", text: `${toDecimal(net)} + ${signed(remainderIn)} = ${toDecimal(due)}` },
    {
      step: "AMOUNT",
      text: `${toDecimal(due)} → ${toDecimal(rounded)} (≥ ${toDecimal(minimumPay)}) = ${toDecimal(amount)}`,
    },
    { step: "REMAINDER", text: `${toDecimal(due)} - ${toDecimal(amount)} = ${toDecimal(remainderOut)}` },
    ...(isDividend && carry === "FORWARD"
      ? [{ step: "CARRY" as const, text: `max(0, ${signed(carryIn)} - ${signed(profit)}) = ${toDecimal(carryOut)}` }]
      : []),
  ];
  return { tier, gross, net, amount, remainderOut, carryOut, deficitOut, steps };
}
