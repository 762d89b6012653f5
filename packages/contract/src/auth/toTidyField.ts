import { toPlainNumber } from "../registerRule.ts";
import { toTidyName } from "../toTidyName.ts";

/** Fields in which a blank around the text means nothing. In others, such as passwords, it is a character. */
const trimmed: ReadonlySet<string> = new Set(["username", "email", "verificationCode"]);

/**
 * What was typed into a field of the registration, as it is checked, sent and stored, the same on client and gateway: names and mail
 * without blanks around them, a name with one blank between its words, a number without what stands between its digits.
 */
export function toTidyField(name: string, text: string): string {
  if (name === "payeeName") return toTidyName(text);
  if (name === "mobileNum") return toPlainNumber(text);
  return trimmed.has(name) ? text.trim() : text;
}
