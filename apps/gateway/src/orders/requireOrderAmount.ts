import { type ErrorCode, MoneyError, toAmount, toMoney } from "@marquee/contract";
import { Refusal } from "../http/Refusal.ts";

/** The least and the most of one order, as decimal texts, and what a call answers to less and to more. */
export interface OrderLimits {
  readonly min: string;
  readonly max?: string;
  readonly tooLittle: ErrorCode;
  readonly tooMuch?: ErrorCode;
}

/** The amount of an order in 1/10,000 of the unit. @throws Refusal `fields` for what is no amount of the currency, else with the limit that it misses */
export function requireOrderAmount(
  text: string,
  digits: number,
  { min, max, tooLittle, tooMuch }: OrderLimits,
): bigint {
  const amount = readAmount(text, digits);
  if (amount < toMoney(min)) throw new Refusal(tooLittle, { value: { min } });
  if (max !== undefined && tooMuch !== undefined && amount > toMoney(max))
    throw new Refusal(tooMuch, { value: { max } });
  return amount;
}

function readAmount(text: string, digits: number): bigint {
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new Refusal("fields", { fields: [{ name: "amount", rule: text === "" ? "required" : "amount" }] });
  }
}
