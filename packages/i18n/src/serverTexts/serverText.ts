import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type ClientErrorCode,
  type ErrorCode,
  feedbackWords,
  type FieldError,
  formatMoney,
  isErrorCode,
  registerAge,
  tooManyRequestsWait,
} from "@marquee/contract";
import { errorTexts } from "./errorTexts.ts";
import { type RuleText, ruleTexts } from "./ruleTexts.ts";

/** What an error text may show. */
export type ErrorValues = {
  readonly retryAfter?: number | undefined;
  readonly age?: number | undefined;
  /** How many words are allowed. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

const isClientCode = (code: string): code is ClientErrorCode => Object.hasOwn(errorTexts, code);

/** The active language's text for an error code; a code that has no text reads as "Unknown error". */
export function toErrorText(i18n: I18n, code: string, values: ErrorValues = {}): string {
  const known: ErrorCode | ClientErrorCode = isErrorCode(code) || isClientCode(code) ? code : "unknown";
  const { age = registerAge, min = feedbackWords.min, max = feedbackWords.max } = values;
  const minutes = Math.max(1, Math.ceil((values.retryAfter ?? tooManyRequestsWait) / 60));
  return i18n._({ ...errorTexts[known], values: { minutes, age, min, max } });
}

const required = msg({ id: "rule.required", message: "Input cannot be empty" });
const match = msg({ id: "rule.match", message: "Confirmation password not correct" });
const date = msg({ id: "rule.date", message: "This date does not exist" });

const amount = msg({ id: "rule.amount", message: "An amount such as {example}" });

const unusable = msg({ id: "rule.unusable", message: "This cannot be used. Please check it." });
const least = msg({ id: "rule.least", message: "{min} characters or more" });

const common = msg({
  id: "rule.common",
  message: "Many people use this password, so it is easy to guess. Choose another one.",
});
const breached = msg({
  id: "rule.breached",
  message: "This password is in a list of stolen passwords. Choose another one.",
});

const phone = msg({ id: "rule.phone", message: "This looks like a phone number. Choose a name with letters." });

/** Whether a rule's text says a range of lengths: one of a mailbox or a date says none. */
const hasFigures = (i18n: I18n, { range }: RuleText): boolean =>
  i18n._({ ...range, values: { min: 1, max: 2 } }) !== i18n._({ ...range, values: { min: 3, max: 4 } });

/** An amount of so many digits as a language writes it: 100.00 or 100,000 in English, 100,00 or 100.000 in Vietnamese. */
export const toAmountExample = (tag: string, digits: number): string =>
  digits === 0 ? new Intl.NumberFormat(tag).format(100_000) : formatMoney("100", tag);

/**
 * The text under a field that the rules refuse (ER-07, VL-07): by `patternId`, with min and max filled in.
 * @param digits how many digits an amount has after the point, for an example
 */
export function toFieldText(i18n: I18n, error: FieldError, digits = 2): string {
  if (error.rule === "required") return i18n._(required);
  if (error.rule === "match") return i18n._(match);
  if (error.rule === "date") return i18n._(date);
  if (error.rule === "amount") return i18n._({ ...amount, values: { example: toAmountExample(i18n.locale, digits) } });
  if (error.rule === "common") return i18n._(common);
  if (error.rule === "breached") return i18n._(breached);
  if (error.rule === "phone") return i18n._(phone);
  const text = ruleTexts[error.patternId ?? 0] ?? ruleTexts[0];
  // A range that the fault does not say would be a made-up one; a longest of 0 is none.
  const { min = 0, max = 0 } = error;
  if (!text) return i18n._(unusable);
  if (max === 0 && hasFigures(i18n, text)) return i18n._(min === 0 ? unusable : { ...least, values: { min } });
  const exact = max > 0 && min === max;
  return i18n._({ ...(exact ? text.exact : text.range), values: { min, max } });
}
