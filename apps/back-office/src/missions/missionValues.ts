import {
  everyoneRules,
  gameCategories,
  isAmount,
  isMoneyMission,
  isPlayMission,
  languages,
  missionGroups,
  missionRewards,
  missionTypes,
} from "@marquee/contract";
import type { AudienceChoices, SaveMission } from "@marquee/contract/staff";
import { type AudienceValues, toAudience, toOpenedAudience, toWord } from "../content/notices/audienceValues.ts";
import { type OfferTimeValues, toOfferTimeFaults, toOfferTimes, toOfferTimeValues } from "../promotions/offerTimes.ts";

/** What a form says of a mission. */
export type MissionTerms = Omit<SaveMission, "id" | "proposalId" | "version" | "reason">;

/** The form's values by field name; the fields are named as the gateway names their faults. */
export type MissionValues = OfferTimeValues & AudienceValues;

/** Why a field's value cannot be sent. */
export type MissionFault =
  | "required"
  | "amount"
  | "positive"
  | "times"
  | "parts"
  | "date"
  | "order"
  | keyof typeof most;

const most = { factor: 100, score: 100_000, position: 10_000, days: 365, multiple: 10_000, step: 100 } as const;

/** The languages whose titles may be left out. */
export const otherLanguages = languages.filter(({ code }) => code !== "EN");

/** The field of a title; the English one is that of all titles. */
export const toTitleField = (code: string): string => (code === "EN" ? "titles" : `titles${code}`);

/** The amount without decimals that say nothing. */
const toAmountText = (amount: string): string => amount.replace(/\.00$/, "");

const find = <Word extends string>(words: readonly Word[], text: string, fallback: Word): Word =>
  words.find((word) => word === text) ?? fallback;

/** The group and type that the values say. */
export const toKind = (values: AudienceValues) => ({
  group: find(missionGroups, toWord(values["group"]), "DAILY"),
  type: find(missionTypes, toWord(values["type"]), "BET_SUM"),
  reward: find(missionRewards, toWord(values["reward"]), "CASH"),
});

/** The values with which the form opens; a new mission is off until somebody turns it on. */
export function toMissionValues(
  mission: MissionTerms | undefined,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
  labels: AudienceChoices["labels"],
): MissionValues {
  return {
    ...toOpenedAudience(mission?.audience ?? everyoneRules, labels),
    ...toOfferTimeValues(mission ?? {}, timeZone),
    ...Object.fromEntries(languages.map(({ code }) => [toTitleField(code), mission?.titles[code] ?? ""])),
    isOn: mission?.isOn ?? false,
    group: mission?.group ?? "DAILY",
    type: mission?.type ?? "BET_SUM",
    missionCurrency: mission?.currency ?? currency,
    category: mission?.category ?? "",
    gameCode: mission?.gameCode ?? "",
    multiple: String(mission?.multiple ?? 10),
    leastStake: toAmountText(mission?.leastStake ?? "0"),
    target: toAmountText(mission?.target ?? ""),
    reward: mission?.reward ?? "CASH",
    amount: toAmountText(mission?.amount ?? ""),
    factor: String(mission?.factor ?? 1),
    score: String(mission?.score ?? 10),
    position: String(mission?.position ?? 100),
    days: String(mission?.days ?? 30),
    challengeId: mission?.challengeId ?? "",
    step: String(mission?.step ?? 1),
    oncePerPerson: mission?.oncePerPerson ?? true,
  };
}

const isCount = (text: string, from: number, to: number): boolean =>
  /^[0-9]{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to;

/** What keeps the values from being sent, by field; `digits` are those of amounts in the chosen currency. */
export function toMissionFaults(
  values: MissionValues,
  { timeZone, digits }: { readonly timeZone: string; readonly digits: number },
): Readonly<Record<string, MissionFault>> {
  const { group, type, reward } = toKind(values);
  const word = (name: string): string => toWord(values[name]);
  const faults: [string, MissionFault][] = Object.entries(toOfferTimeFaults(values, timeZone));
  const add = (name: string, fault: MissionFault, isWrong: boolean): void => {
    if (isWrong) faults.push([name, fault]);
  };
  add("titles", "required", word("titles") === "");
  add("amount", "positive", /^[0.]+$/.test(word("amount")));
  add("amount", "amount", !isAmount(word("amount"), reward === "POINTS" ? 0 : digits));
  if (isMoneyMission(type)) {
    add("target", "positive", /^[0.]+$/.test(word("target")));
    add("target", "amount", !isAmount(word("target"), digits));
  } else if (type === "PROFILE") add("target", "parts", !isCount(word("target"), 1, 3));
  else add("target", "times", !isCount(word("target"), 1, 1_000_000));
  add("leastStake", "amount", isPlayMission(type) && !isAmount(word("leastStake"), digits));
  add("multiple", "multiple", type === "WIN_MULTIPLE" && !isCount(word("multiple"), 1, most.multiple));
  add("days", "days", group === "NEW" && !isCount(word("days"), 1, most.days));
  for (const name of ["factor", "score", "position"] as const) add(name, name, !isCount(word(name), 0, most[name]));
  add("gameCode", "required", type === "GAME_PLAY" && word("gameCode") === "" && word("category") === "");
  add("challengeId", "required", group === "CHALLENGE" && word("challengeId") === "");
  add("step", "step", group === "CHALLENGE" && !isCount(word("step"), 1, most.step));
  add("startsAt", "required", group === "SEASON" && values.startsAt === "");
  add("endsAt", "required", group === "SEASON" && values.endsAt === "");
  return Object.fromEntries(faults);
}

/** What the values say of a mission; `before` has the seconds of times that nobody changed. */
export function toMissionTerms(
  values: MissionValues,
  before: MissionTerms | undefined,
  timeZone: string,
): MissionTerms {
  const { group, type, reward } = toKind(values);
  const word = (name: string): string => toWord(values[name]);
  const isPlay = isPlayMission(type);
  const isStep = group === "CHALLENGE";
  const titled = otherLanguages.flatMap(({ code }) => {
    const title = word(toTitleField(code));
    return title === "" ? [] : [[code, title] as const];
  });
  return {
    titles: { ...Object.fromEntries(titled), EN: word("titles") },
    isOn: values["isOn"] === true,
    group,
    type,
    currency: word("missionCurrency"),
    category: isPlay ? (gameCategories.find(({ category }) => category === word("category"))?.category ?? null) : null,
    gameCode: isPlay && word("gameCode") !== "" ? word("gameCode") : null,
    multiple: type === "WIN_MULTIPLE" ? Number(word("multiple")) : null,
    leastStake: isPlay ? word("leastStake") : "0",
    target: word("target"),
    reward,
    amount: word("amount"),
    factor: reward === "POINTS" ? 0 : Number(word("factor")),
    score: Number(word("score")),
    position: Number(word("position")),
    days: group === "NEW" ? Number(word("days")) : null,
    challengeId: isStep ? word("challengeId") : null,
    step: isStep ? Number(word("step")) : null,
    oncePerPerson: values["oncePerPerson"] === true,
    // A step is offered from the start of its challenge, to whoever plays it.
    ...(isStep ? { startsAt: null, endsAt: null } : toOfferTimes(values, before ?? {}, timeZone)),
    audience: isStep ? everyoneRules : toAudience(values),
  };
}
