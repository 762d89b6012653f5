import { toPlainNumber } from "../registerRule.ts";
import { toTidyName } from "../toTidyName.ts";

/** Secrets, in which a blank is a character. */
const secrets: ReadonlySet<string> = new Set(["password", "confirmPassword", "paymentPassword"]);

/**
 * What was typed into a field of the registration, as it is checked, sent and stored, the same on client and gateway: without blanks
 * around it, a name with one blank between its words, a number without what stands between its digits. Passwords stay as they were typed.
 */
export function toTidyField(name: string, text: string): string {
  if (secrets.has(name)) return text;
  if (name === "payeeName") return toTidyName(text);
  return name === "mobileNum" ? toPlainNumber(text) : text.trim();
}
