import { everyoneRules, languages } from "@marquee/contract";
import type { AudienceChoices, SaveChallenge } from "@marquee/contract/staff";
import { toAudience, toOpenedAudience } from "../content/notices/audienceValues.ts";
import { otherLanguages, toTitleField } from "./missionValues.ts";

/** What a form says of a challenge. */
export type ChallengeTerms = Omit<SaveChallenge, "id" | "version" | "reason">;

/** The form's values by field name; the fields are named as the gateway names their faults. */
export type ChallengeValues = Readonly<Record<string, string | boolean>>;

/** Why a field's value cannot be sent. */
export type ChallengeFault = "required" | "days" | "position";

const toWord = (values: ChallengeValues, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
};

/** The values with which the form opens; a new challenge is off until somebody turns it on. */
export const toChallengeValues = (
  challenge: ChallengeTerms | undefined,
  labels: AudienceChoices["labels"],
): ChallengeValues => ({
  ...toOpenedAudience(challenge?.audience ?? everyoneRules, labels),
  ...Object.fromEntries(languages.map(({ code }) => [toTitleField(code), challenge?.titles[code] ?? ""])),
  isOn: challenge?.isOn ?? false,
  days: String(challenge?.days ?? 7),
  position: String(challenge?.position ?? 100),
});

const isCount = (text: string, from: number, to: number): boolean =>
  /^[0-9]{1,5}$/.test(text) && Number(text) >= from && Number(text) <= to;

/** What keeps the values from being sent, by field. */
export function toChallengeFaults(values: ChallengeValues): Readonly<Record<string, ChallengeFault>> {
  return {
    ...(toWord(values, "titles") === "" ? { titles: "required" as const } : {}),
    ...(isCount(toWord(values, "days"), 1, 365) ? {} : { days: "days" as const }),
    ...(isCount(toWord(values, "position"), 0, 10_000) ? {} : { position: "position" as const }),
  };
}

/** What the values say of a challenge. */
export function toChallengeTerms(values: ChallengeValues): ChallengeTerms {
  const titled = otherLanguages.flatMap(({ code }) => {
    const title = toWord(values, toTitleField(code));
    return title === "" ? [] : [[code, title] as const];
  });
  return {
    titles: { ...Object.fromEntries(titled), EN: toWord(values, "titles") },
    isOn: values["isOn"] === true,
    days: Number(toWord(values, "days")),
    position: Number(toWord(values, "position")),
    audience: toAudience(values),
  };
}
