import { readFileSync } from "node:fs";
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type ErrorCode, type LanguageCode, languages, registerAge, tooManyRequestsWait } from "@marquee/contract";
import type { RefusalDetails } from "./Refusal.ts";

// errorMessages.json is generated from the client's texts by `pnpm --filter @marquee/lingui extract`, so each message has one wording.
const compiled: Readonly<Record<LanguageCode, Messages>> = JSON.parse(
  readFileSync(new URL("errorMessages.json", import.meta.url), "utf8"),
);
const active = new Map<LanguageCode, I18n>();

function getI18n(language: LanguageCode): I18n {
  const known = active.get(language);
  if (known !== undefined) return known;
  const locale = languages.find(({ code }) => code === language)?.tag ?? "en";
  const made = setupI18n({ locale, messages: { [locale]: compiled[language] } });
  active.set(language, made);
  return made;
}

/** One text keeps the specification's name; all others are named after their code. */
const toId = (code: ErrorCode): string => (code === "trial.not.allowed" ? "in_need_true_account" : `error.${code}`);

/** The text of a code in a language, with the refusal's wait or age filled in. */
export function toMessage(code: ErrorCode, language: LanguageCode, { retryAfter, value }: RefusalDetails = {}): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? tooManyRequestsWait) / 60));
  const age = typeof value?.["ageMin"] === "number" ? value["ageMin"] : registerAge;
  return getI18n(language)._({ id: toId(code), values: { minutes, age } });
}
