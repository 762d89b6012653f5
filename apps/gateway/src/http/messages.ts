import { type ErrorCode, feedbackWords, type LanguageCode, registerAge, tooManyRequestsWait } from "@marquee/contract";
import { loadMessages } from "./loadMessages.ts";
import type { RefusalDetails } from "./Refusal.ts";

const getI18n = loadMessages(new URL("errorMessages.json", import.meta.url));

const specifiedIds: Partial<Record<ErrorCode, string>> = {
  "trial.not.allowed": "in_need_true_account",
  "chat.agent.refused": "in_please_information",
};

/** Two texts keep the specification's names; all others are named after their code. */
const toId = (code: ErrorCode): string => specifiedIds[code] ?? `error.${code}`;

/** The text of a code in a language, with the refusal's wait, age or numbers of words filled in. */
export function toMessage(code: ErrorCode, language: LanguageCode, { retryAfter, value }: RefusalDetails = {}): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? tooManyRequestsWait) / 60));
  const age = typeof value?.["ageMin"] === "number" ? value["ageMin"] : registerAge;
  const { min, max } = { ...feedbackWords, ...value };
  return getI18n(language)._({ id: toId(code), values: { minutes, age, min, max } });
}
