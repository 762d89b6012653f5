import type { FieldError } from "../envelope.ts";
import { patterns } from "../patterns.ts";
import { checkField } from "../registerRule.ts";
import type { PayoutType } from "./states.ts";

/** What a number of each kind of account looks like: its pattern by id, and its length. */
const rules = {
  BANK: { patternId: 6, minLength: 6, maxLength: 20 },
  WALLET: { patternId: 6, minLength: 8, maxLength: 15 },
  CRYPTO: { patternId: 4, minLength: 26, maxLength: 64 },
} as const satisfies Record<PayoutType, object>;

/** An account's number as it is stored: without the blanks, dots and hyphens that people type between its parts. */
export const toAccountNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, "");

/** What is wrong with a number to withdraw to, the same on page and gateway; null for a fine one. A wallet's may begin with a plus. */
export function checkAccountNumber(type: PayoutType, typed: string): FieldError | null {
  const number = toAccountNumber(typed);
  const rule = rules[type];
  return checkField("number", type === "WALLET" ? number.replace(/^\+/, "") : number, {
    ...rule,
    type: "TEXT",
    enabled: "1",
    required: "1",
    acceptedPattern: patterns[rule.patternId]?.source ?? "*",
  });
}
