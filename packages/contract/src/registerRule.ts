import type { FieldError } from "./envelope.ts";
import { isCalendarDay, patterns } from "./patterns.ts";

/** A server rule for one registration field (EN-12, contract 3.2.2). Flags are the texts "1" and "0". */
export type RegisterRule = {
  readonly enabled: "1" | "0";
  readonly required: "1" | "0";
  /** A regular expression (flag `u`), or `*` for anything. */
  readonly acceptedPattern: string;
  /** Picks the text `rule.<patternId>` (contract 3.4). */
  readonly patternId: number;
  /** Lengths count code points. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly type: "TEXT" | "PASSWORD" | "EMAIL" | "NUMBER" | "DATE";
};

/** The rule of a mail address that a form requires. */
export const mailboxRule: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: patterns[3]?.source ?? "*",
  patternId: 3,
  minLength: 6,
  maxLength: 254,
  type: "EMAIL",
};

const compiled = new Map<string, RegExp | null>();

/** The rule's expression; null where anything is accepted or the expression does not compile (contract 3.4). */
function toExpression(source: string): RegExp | null {
  if (source === "*" || source === "") return null;
  const known = compiled.get(source);
  if (known !== undefined) return known;
  let expression: RegExp | null = null;
  try {
    expression = new RegExp(source, "u");
  } catch {
    expression = null;
  }
  compiled.set(source, expression);
  return expression;
}

/**
 * Checks one field against its server rule, the same on client and gateway (VL-07, VL-48). Returns what is wrong, or
 * null. An empty optional field and a field whose rule is not enabled are valid.
 */
export function checkField(name: string, text: string, rule: RegisterRule | undefined): FieldError | null {
  if (!rule || rule.enabled !== "1") return null;
  if (text === "") return rule.required === "1" ? { name, rule: "required" } : null;
  const bounds = { min: rule.minLength, max: rule.maxLength, patternId: rule.patternId };
  const length = [...text].length;
  if (length < rule.minLength || (rule.maxLength > 0 && length > rule.maxLength))
    return { name, rule: "length", ...bounds };
  const expression = toExpression(rule.acceptedPattern);
  if (expression && !expression.test(text)) return { name, rule: "pattern", ...bounds };
  if (!isCalendarDay(rule.patternId, text)) return { name, rule: "date", patternId: rule.patternId };
  return null;
}

/** What people write between the digits of a phone number, and what is copied along with one without being seen. */
const betweenDigits = /[\s\p{Pd}\p{Cf}()[\]./~ー−]/gu;

/** A phone number normalised for checking: plain digits, also of full-width ones, without what stands between them. */
export function toPlainNumber(text: string): string {
  return text.normalize("NFKC").replace(betweenDigits, "");
}

/**
 * The rule of a mobile number: the merchant's own rule for a national number of its country (dialing code `home`); for another
 * country's number, and in international format, the rule of any phone number (pattern 24).
 */
function toMobileRule(rule: RegisterRule, plain: string, dialingCode: string, home: string | undefined): RegisterRule {
  if (dialingCode === home && !plain.startsWith("+")) return rule;
  return { ...rule, acceptedPattern: patterns[24]?.source ?? "*", patternId: 24, minLength: 6, maxLength: 16 };
}

/**
 * What may be a country's own number in the way that one is written: as typed, without the trunk's zero, without the country's code.
 * People write `0917 123 4567` and `639171234567` for the national number `9171234567`.
 */
function listNationalForms(plain: string, dialingCode: string): readonly string[] {
  const code = dialingCode.replace("+", "");
  const rest = code !== "" && plain.startsWith(code) ? plain.slice(code.length) : plain;
  return [...new Set([plain.replace(/^0/, ""), plain, rest, rest.replace(/^0/, "")])];
}

/**
 * Checks a typed mobile number against its rule, the same on client and gateway; a rule's length and pattern are those of the national
 * number, however the number is written. Whether it is a number of its country is another check.
 */
export function checkMobileNumber(
  text: string,
  rule: RegisterRule,
  dialingCode: string,
  home: string | undefined,
): FieldError | null {
  const plain = toPlainNumber(text);
  const own = toMobileRule(rule, plain, dialingCode, home);
  const forms = own === rule ? listNationalForms(plain, dialingCode) : [plain];
  const faults = forms.map((form) => checkField("mobileNum", form, own));
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/**
 * Whole years from a birthday (`yyyy-MM-dd`) to `today` (`yyyy-MM-dd`); NaN when a text is not a date (RG-28). A person
 * born on 29 February is a year older on 1 March of a year without that day.
 */
export function toAge(birthday: string, today: string): number {
  const [by, bm, bd] = birthday.split("-").map(Number);
  const [ty, tm, td] = today.split("-").map(Number);
  if (
    by === undefined ||
    bm === undefined ||
    bd === undefined ||
    ty === undefined ||
    tm === undefined ||
    td === undefined
  )
    return Number.NaN;
  return ty - by - (tm < bm || (tm === bm && td < bd) ? 1 : 0);
}
