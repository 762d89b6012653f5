import {
  type ActivityTrigger,
  activityTriggers,
  decidedTriggers,
  everyoneRules,
  isAmount,
  type LanguageCode,
  lossPeriods,
  mostLossPercent,
  newPlayerCategory,
} from "@marquee/contract";
import type {
  AudienceChoices,
  PromotionActivity,
  SavePromotionPage,
  StaffPromotionPages,
} from "@marquee/contract/staff";
import { toTexts, toTextValues } from "../editor/documentValues.ts";
import { toAudience, toOpenedAudience, toWord } from "../notices/audienceValues.ts";
import { type OfferTimeValues, toOfferTimes, toOfferTimeValues } from "../../promotions/offerTimes.ts";

/** A page as the form sends it. */
export type SavedPage = Omit<SavePromotionPage, "id" | "version" | "reason">;

/** The form's values by field name; the fields are named as the gateway names their faults. */
export type PageValues = OfferTimeValues & Readonly<Record<string, string | boolean>>;

/** Why a field's value cannot be sent. */
export type PageFault = "required" | "amount" | "order" | "long" | "factor" | "days" | "percent";

/** The longest title: it names the bonus. */
const longestTitle = 80;

const amountNames = ["least", "most", "maxStake", "maxConvert"] as const;

/** The field of a category. */
export const toCategoryField = (category: string): string => `category-${category}`;

/** The categories of a merchant, that of the platform first. */
export const listCategories = (categories: StaffPromotionPages["categories"]): readonly string[] => [
  newPlayerCategory,
  ...categories.map(({ category }) => category),
];

/** Whether the amounts of a trigger differ from member to member: as staff answer, or by what was lost. */
export const hasRange = (trigger: string): boolean => decidedTriggers.has(trigger) || trigger === "LOSS";

const isTrigger = (text: string): text is ActivityTrigger => activityTriggers.some((each) => each === text);

/** The amount without decimals that say nothing. */
const toAmountText = (amount: string | null | undefined): string => amount?.replace(/\.00$/, "") ?? "";

/** What a form needs of the merchant. */
export interface PageWorld {
  readonly codes: readonly LanguageCode[];
  readonly timeZone: string;
  readonly currency: string;
  readonly labels: AudienceChoices["labels"];
  readonly categories: readonly string[];
}

/** The values with which the form opens; a new page is off until somebody turns it on. */
export function toPageValues(page: SavedPage | undefined, world: PageWorld): PageValues {
  const audience = page?.audience ?? everyoneRules;
  const texts = Object.fromEntries(
    Object.entries(page?.texts ?? {}).map(([code, text]) => [code, { ...text, summary: "" }]),
  );
  const activity = page?.activity ?? null;
  return {
    ...toOfferTimeValues(page ?? {}, world.timeZone),
    ...toTextValues(texts, world.codes),
    isOn: page?.isOn ?? false,
    isHidden: page?.isHidden ?? false,
    picture: page?.picture ?? "",
    phonePicture: page?.phonePicture ?? "",
    ...Object.fromEntries(
      world.categories.map((each) => [toCategoryField(each), page?.categories.includes(each) ?? false]),
    ),
    by: activity?.trigger ?? (page?.promotionId ? "DEPOSIT" : ""),
    promotionId: page?.promotionId ?? "",
    activityCurrency: activity?.currency ?? world.currency,
    ...Object.fromEntries(amountNames.map((name) => [name, toAmountText(activity?.[name])])),
    factor: String(activity?.factor ?? 10),
    days: String(activity?.days ?? 7),
    sticky: activity?.sticky ?? false,
    endsWithWithdrawal: activity?.endsWithWithdrawal ?? false,
    oncePerPerson: activity?.oncePerPerson ?? true,
    level: String(activity?.level ?? 1),
    percent: String(activity?.percent ?? 10),
    period: activity?.period ?? "WEEK",
    ...toOpenedAudience(audience, world.labels),
  };
}

function toActivity(values: PageValues): PromotionActivity | null {
  const trigger = toWord(values["by"]);
  if (!isTrigger(trigger)) return null;
  const most = toWord(values["most"]);
  return {
    trigger,
    currency: toWord(values["activityCurrency"]),
    least: hasRange(trigger) ? toWord(values["least"]) : most,
    most,
    factor: Number(toWord(values["factor"])),
    maxStake: toWord(values["maxStake"]) || null,
    maxConvert: toWord(values["maxConvert"]) || null,
    days: Number(toWord(values["days"])),
    sticky: values["sticky"] === true,
    endsWithWithdrawal: values["endsWithWithdrawal"] === true,
    oncePerPerson: values["oncePerPerson"] === true,
    level: trigger === "LEVEL" ? Number(toWord(values["level"])) : null,
    percent: trigger === "LOSS" ? Number(toWord(values["percent"])) : null,
    period: trigger === "LOSS" ? (lossPeriods.find((each) => each === values["period"]) ?? null) : null,
  };
}

/** What the values say of a page; `before` has the seconds of times that nobody changed. */
export function toPage(values: PageValues, before: SavedPage | undefined, world: PageWorld): SavedPage {
  const written = toTexts(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toWord(value)])),
    world.codes,
  );
  const texts = Object.fromEntries(Object.entries(written).map(([code, { title, html }]) => [code, { title, html }]));
  return {
    isOn: values["isOn"] === true,
    isHidden: values["by"] === "CODE" && values["isHidden"] === true,
    categories: world.categories.filter((each) => values[toCategoryField(each)] === true),
    texts,
    picture: toWord(values["picture"]),
    phonePicture: toWord(values["phonePicture"]) || null,
    audience: toAudience(values),
    ...toOfferTimes(values, before ?? {}, world.timeZone),
    promotionId: values["by"] === "DEPOSIT" ? toWord(values["promotionId"]) || null : null,
    activity: toActivity(values),
  };
}

const isCount = (text: string, most: number): boolean =>
  /^[0-9]{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** What keeps the values from being sent, by field; `first` is the language that others fall back to. */
export function toPageFaults(
  values: PageValues,
  {
    codes,
    first,
    digits,
  }: { readonly codes: readonly LanguageCode[]; readonly first: LanguageCode; readonly digits: number },
): Readonly<Record<string, PageFault>> {
  const faults: [string, PageFault][] = [];
  const word = (name: string): string => toWord(values[name]);
  for (const code of codes) {
    const isBegun = code === first || word(`title${code}`) !== "" || word(`html${code}`) !== "";
    if (isBegun && word(`title${code}`) === "") faults.push([`title${code}`, "required"]);
    if (word(`title${code}`).length > longestTitle) faults.push([`title${code}`, "long"]);
    if (isBegun && word(`html${code}`) === "") faults.push([`html${code}`, "required"]);
  }
  if (word("picture") === "") faults.push(["picture", "required"]);
  if (word("by") === "DEPOSIT" && word("promotionId") === "") faults.push(["promotionId", "required"]);
  if (isTrigger(word("by"))) {
    const asked = hasRange(word("by")) ? amountNames : amountNames.slice(1);
    for (const name of asked) {
      const isLeftOut = word(name) === "" && (name === "maxStake" || name === "maxConvert");
      if (!isLeftOut && (!isAmount(word(name), digits) || /^[0.]+$/.test(word(name)))) faults.push([name, "amount"]);
    }
    if (!isCount(word("factor"), 100)) faults.push(["factor", "factor"]);
    if (!isCount(word("days"), 365)) faults.push(["days", "days"]);
    if (word("by") === "LOSS" && !isCount(word("percent"), mostLossPercent)) faults.push(["percent", "percent"]);
  }
  return Object.fromEntries(faults);
}
