import { type AudienceRules, everyoneRules, isLanguageCode, type RulesOrSegment } from "@marquee/contract";
import type { AudienceChoices } from "@marquee/contract/staff";

/** What a form holds of an audience, by the names of its fields. */
export type AudienceValues = Readonly<Record<string, string | boolean>>;

/** A field's text. */
export const toWord = (value: string | boolean | undefined): string => (typeof value === "string" ? value.trim() : "");

/** An audience's rules as a form opens with them. */
export function toAudienceValues(rules: AudienceRules, labels: AudienceChoices["labels"]): AudienceValues {
  const { lastLogin, deposits, play } = rules;
  return {
    who: rules.who,
    languages: rules.languages.join(" "),
    countries: rules.countries.join(" "),
    ...Object.fromEntries(labels.map(({ id }) => [`label${id}`, false])),
    ...Object.fromEntries(rules.labels.map((id) => [`label${id}`, true])),
    level: rules.levels.length === 1 ? (rules.levels[0] ?? "") : "",
    login: lastLogin === null ? "" : lastLogin.within ? "WITHIN" : "NOT",
    loginDays: String(lastLogin?.days ?? ""),
    depositCount: String(deposits?.count ?? ""),
    depositAmount: deposits?.amount ?? "",
    depositDays: String(deposits?.days ?? ""),
    playStake: play?.stake ?? "",
    playDays: String(play?.days ?? ""),
    currency: deposits?.currency ?? play?.currency ?? "",
  };
}

const toCodes = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ""),
  ),
];

const toDays = (value: string | boolean | undefined): number => Number(toWord(value) || Number.NaN);

/** The rules that the values say; rules of members are left out where it is not of members. */
export function toRules(values: AudienceValues): AudienceRules {
  const word = (name: string): string => toWord(values[name]);
  const who = word("who") === "GUESTS" ? "GUESTS" : word("who") === "MEMBERS" ? "MEMBERS" : "EVERYONE";
  const ofAll = {
    who,
    languages: toCodes(word("languages")).filter(isLanguageCode),
    countries: toCodes(word("countries")),
  } as const;
  if (who !== "MEMBERS") return { ...ofAll, labels: [], levels: [], lastLogin: null, deposits: null, play: null };
  const level = word("level");
  return {
    ...ofAll,
    labels: Object.keys(values).flatMap((name) =>
      name.startsWith("label") && values[name] === true ? [name.slice("label".length)] : [],
    ),
    levels: level === "VIP" ? ["VIP"] : level === "NORMAL" ? ["NORMAL"] : [],
    lastLogin: word("login") === "" ? null : { within: word("login") === "WITHIN", days: toDays(values["loginDays"]) },
    deposits:
      word("depositCount") === "" && word("depositAmount") === ""
        ? null
        : {
            count: Number(word("depositCount") || "1"),
            amount: word("depositAmount") || "0",
            currency: word("currency"),
            days: toDays(values["depositDays"]),
          },
    play:
      word("playStake") === ""
        ? null
        : { stake: word("playStake"), currency: word("currency"), days: toDays(values["playDays"]) },
  };
}

/** A segment, or rules of its own, as a form opens with them. */
export const toOpenedAudience = (audience: RulesOrSegment, labels: AudienceChoices["labels"]): AudienceValues => ({
  segment: "segment" in audience ? audience.segment : "",
  ...toAudienceValues("segment" in audience ? everyoneRules : audience, labels),
});

/** The segment that the values name, or the rules that they say. */
export function toAudience(values: AudienceValues): RulesOrSegment {
  const segment = toWord(values["segment"]);
  return segment === "" ? toRules(values) : { segment };
}

const isCount = (text: string, most: number): boolean => /^[0-9]{1,5}$/.test(text) && +text >= 1 && +text <= most;
const isAmount = (text: string): boolean => /^[0-9]{1,12}(\.[0-9]{1,4})?$/.test(text);

/** Which fields of an audience keep it from being sent, and why. */
export function listAudienceFaults(
  values: AudienceValues,
): Readonly<Record<string, "days" | "amount" | "count" | "country" | "language" | "currency">> {
  const word = (name: string): string => toWord(values[name]);
  const ofAll = {
    ...(toCodes(word("countries")).every((code) => /^[A-Z]{2}$/.test(code)) ? {} : { countries: "country" as const }),
    ...(toCodes(word("languages")).every(isLanguageCode) ? {} : { languages: "language" as const }),
  };
  if (word("who") !== "MEMBERS") return ofAll;
  const days = (name: string, isAsked: boolean) =>
    isAsked && !isCount(word(name), 3650) ? { [name]: "days" as const } : {};
  const hasDeposits = word("depositCount") !== "" || word("depositAmount") !== "";
  const hasPlay = word("playStake") !== "";
  return {
    ...ofAll,
    ...days("loginDays", word("login") !== ""),
    ...days("depositDays", hasDeposits),
    ...days("playDays", hasPlay),
    ...(word("depositCount") === "" || isCount(word("depositCount"), 10_000) ? {} : { depositCount: "count" as const }),
    ...(word("depositAmount") === "" || isAmount(word("depositAmount")) ? {} : { depositAmount: "amount" as const }),
    ...(!hasPlay || isAmount(word("playStake")) ? {} : { playStake: "amount" as const }),
    ...((hasDeposits || hasPlay) && word("currency") === "" ? { currency: "currency" as const } : {}),
  };
}
