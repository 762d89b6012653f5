import { type AudienceRules, everyoneRules, isLanguageCode } from "@marquee/contract";
import type { NoticeSchedule } from "@marquee/contract/staff";
import { type OfferTimes, type OfferTimeValues, toOfferTimes, toOfferTimeValues } from "../../promotions/offerTimes.ts";

/** What a form holds, by the names of its fields. */
export type PlanValues = OfferTimeValues & Readonly<Record<string, string | boolean>>;

/** When and for whom something is shown. */
export interface NoticePlan {
  readonly isOn: boolean;
  readonly schedule: NoticeSchedule;
  readonly audience: AudienceRules;
}

/** A plan that leaves nothing and nobody out. */
export const unplanned: NoticePlan = {
  isOn: true,
  schedule: { from: null, to: null, weekdays: [], hours: null },
  audience: everyoneRules,
};

/** A field's text. */
export const toWord = (value: string | boolean | undefined): string => (typeof value === "string" ? value.trim() : "");

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const times = ({ schedule: { from, to } }: NoticePlan): OfferTimes => ({ startsAt: from, endsAt: to });

/** A plan as a form opens with it. */
export function toPlanValues(plan: NoticePlan, timeZone: string): PlanValues {
  const { schedule, audience } = plan;
  const { lastLogin, deposits, play } = audience;
  return {
    ...toOfferTimeValues(times(plan), timeZone),
    isOn: plan.isOn,
    ...Object.fromEntries(weekdays.map((day) => [`day${day}`, schedule.weekdays.includes(day)])),
    hoursFrom: schedule.hours?.from ?? "",
    hoursTo: schedule.hours?.to ?? "",
    who: audience.who,
    languages: audience.languages.join(" "),
    countries: audience.countries.join(" "),
    ...Object.fromEntries(audience.labels.map((id) => [`label${id}`, true])),
    level: audience.levels.length === 1 ? (audience.levels[0] ?? "") : "",
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

/** The audience that the values say; rules of members are left out where it is not of members. */
export function toAudience(values: Readonly<Record<string, string | boolean>>): AudienceRules {
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

/** What the values say; `before` has the seconds of times that nobody changed. */
export function toPlan(values: PlanValues, before: NoticePlan, timeZone: string): NoticePlan {
  const { startsAt, endsAt } = toOfferTimes(values, times(before), timeZone);
  const [from, to] = [toWord(values["hoursFrom"]), toWord(values["hoursTo"])];
  return {
    isOn: values["isOn"] === true,
    schedule: {
      from: startsAt,
      to: endsAt,
      weekdays: weekdays.filter((day) => values[`day${day}`] === true),
      hours: from === "" || to === "" ? null : { from, to },
    },
    audience: toAudience(values),
  };
}

const isCount = (text: string, most: number): boolean => /^[0-9]{1,5}$/.test(text) && +text >= 1 && +text <= most;
const isAmount = (text: string): boolean => /^[0-9]{1,12}(\.[0-9]{1,4})?$/.test(text);

/** Which fields of an audience keep it from being sent, and why. */
export function listAudienceFaults(
  values: Readonly<Record<string, string | boolean>>,
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
