import { type ErrorCode, type LanguageCode, registerAge, tooManyRequestsWait } from "@marquee/contract";
import { loadMessages } from "./loadMessages.ts";
import type { RefusalDetails } from "./Refusal.ts";

const getI18n = loadMessages(new URL("errorMessages.json", import.meta.url));

/** One text keeps the specification's name; all others are named after their code. */
const toId = (code: ErrorCode): string => (code === "trial.not.allowed" ? "in_need_true_account" : `error.${code}`);

/** The text of a code in a language, with the refusal's wait or age filled in. */
export function toMessage(code: ErrorCode, language: LanguageCode, { retryAfter, value }: RefusalDetails = {}): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? tooManyRequestsWait) / 60));
  const age = typeof value?.["ageMin"] === "number" ? value["ageMin"] : registerAge;
  return getI18n(language)._({ id: toId(code), values: { minutes, age } });
}
