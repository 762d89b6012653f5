import {
  decidedTriggers,
  everyoneRules,
  type FieldError,
  MoneyError,
  newPlayerCategory,
  toAmount,
  toDecimal,
} from "@marquee/contract";
import type { PromotionActivity, SavePromotionPage } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { cleanHtml } from "../content/index.ts";
import type { PageColumns, StoredPage } from "./pageStore.ts";

/** A page without its version, as staff and the audit log read it. */
export type PageContent = Omit<SavePromotionPage, "id" | "version" | "reason">;

const amounts = ["least", "most", "maxStake", "maxConvert"] as const;

function readAmount(text: string | null, digits: number): bigint | null | undefined {
  if (text === null) return null;
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

const noActivity = {
  trigger: null,
  currency: null,
  least: null,
  most: null,
  factor: null,
  max_stake: null,
  max_convert: null,
  sticky: false,
  ends_with_withdrawal: false,
  days: null,
  once_per_person: false,
  level: null,
  percent: null,
  period: null,
} as const;

/** What of the condition of a trigger is missing, or is one of another trigger. */
function listConditionFaults({ trigger, level, percent, period }: PromotionActivity): readonly FieldError[] {
  const asked = { level: trigger === "LEVEL", percent: trigger === "LOSS", period: trigger === "LOSS" };
  const given = { level, percent, period };
  return (["level", "percent", "period"] as const)
    .filter((name) => asked[name] !== (given[name] !== null))
    .map((name) => ({ name, rule: asked[name] ? "required" : "unknown" }));
}

function readActivity(tenant: Tenant, activity: PromotionActivity | null, faults: FieldError[]) {
  if (activity === null) return noActivity;
  const { trigger, currency, factor, days } = activity;
  const digits = toDigits(tenant, currency);
  if (!tenant.currencies.some((each) => each.currency === currency))
    faults.push({ name: "activityCurrency", rule: "unknown" });
  const [least, most, maxStake, maxConvert] = amounts.map((name) => {
    const amount = readAmount(activity[name], digits);
    if (amount === undefined || (amount !== null && amount < 1n)) faults.push({ name: name, rule: "amount" });
    return amount ?? null;
  });
  const [from, to] = [least ?? 0n, most ?? 0n];
  const isFixed = !decidedTriggers.has(trigger) && trigger !== "LOSS";
  // What nobody decides about alone is given to nobody without a decision.
  const isTooMuch = !decidedTriggers.has(trigger) && to >= getTwoPersonAmount(currency);
  faults.push(...listConditionFaults(activity));
  if (from > to || (isFixed && from !== to) || isTooMuch) faults.push({ name: "most", rule: "amount" });
  return {
    trigger,
    currency,
    least: least ?? null,
    most: most ?? null,
    factor,
    max_stake: maxStake ?? null,
    max_convert: maxConvert ?? null,
    sticky: activity.sticky,
    ends_with_withdrawal: activity.endsWithWithdrawal,
    days,
    once_per_person: activity.oncePerPerson,
    level: activity.level,
    percent: activity.percent,
    period: activity.period,
  };
}

function listTextFaults({ settings }: Tenant, { texts }: PageContent): readonly FieldError[] {
  const codes = Object.keys(texts);
  const strange = codes.find((code) => !settings.languages.some((language) => language === code));
  if (strange !== undefined) return [{ name: `texts.${strange}`, rule: "unknown" }];
  const main = texts[settings.defaultLanguage];
  return main === undefined || main.html.trim() === ""
    ? [{ name: `texts.${settings.defaultLanguage}`, rule: "required" }]
    : [];
}

/**
 * What is stored of what staff have filled in, and the content as it is read again. @throws Refusal `fields` with each that does not fit: a category,
 * language or currency that the merchant does not have, no text in the default language, an end before the start, an amount that is no amount or,
 * where nobody decides about it, as much as two people pay out
 */
export function toPageColumns(
  tenant: Tenant,
  page: PageContent,
  categories: readonly string[],
): { readonly columns: PageColumns; readonly content: PageContent } {
  const faults: FieldError[] = [...listTextFaults(tenant, page)];
  const activity = readActivity(tenant, page.activity, faults);
  const { startsAt, endsAt, promotionId, audience } = page;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) faults.push({ name: "endsAt", rule: "date" });
  if (promotionId !== null && page.activity !== null) faults.push({ name: "promotionId", rule: "unknown" });
  if (page.isHidden && page.activity?.trigger !== "CODE") faults.push({ name: "isHidden", rule: "unknown" });
  const known = new Set([newPlayerCategory, ...categories]);
  if (page.categories.some((each) => !known.has(each))) faults.push({ name: "categories", rule: "unknown" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  const texts = Object.fromEntries(
    Object.entries(page.texts).map(([code, { title, html }]) => [code, { title: title.trim(), html: cleanHtml(html) }]),
  );
  const columns = {
    is_on: page.isOn,
    is_hidden: page.isHidden,
    categories: page.categories,
    texts: JSON.stringify(texts),
    picture: page.picture,
    phone_picture: page.phonePicture,
    ...("segment" in audience
      ? { audience: null, segment_id: audience.segment }
      : { audience: JSON.stringify(audience), segment_id: null }),
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    promotion_id: promotionId,
    ...activity,
  };
  const terms = page.activity && {
    ...page.activity,
    least: toDecimal(activity.least ?? 0n),
    most: toDecimal(activity.most ?? 0n),
    maxStake: activity.max_stake === null ? null : toDecimal(activity.max_stake),
    maxConvert: activity.max_convert === null ? null : toDecimal(activity.max_convert),
  };
  return { columns, content: { ...page, texts, activity: terms } };
}

const toMaybe = (text: string | null): string | null => (text === null ? null : toDecimal(BigInt(text)));

const toActivity = (row: StoredPage): PromotionActivity | null =>
  row.trigger === null
    ? null
    : {
        trigger: row.trigger,
        currency: row.currency ?? "",
        least: toDecimal(BigInt(row.least ?? 0)),
        most: toDecimal(BigInt(row.most ?? 0)),
        factor: row.factor ?? 1,
        maxStake: toMaybe(row.max_stake),
        maxConvert: toMaybe(row.max_convert),
        sticky: row.sticky,
        endsWithWithdrawal: row.ends_with_withdrawal,
        days: row.days ?? 1,
        oncePerPerson: row.once_per_person,
        level: row.level,
        percent: row.percent,
        period: row.period,
      };

/** A stored page's content. */
export const toPageContent = (row: StoredPage): PageContent => ({
  isOn: row.is_on,
  isHidden: row.is_hidden,
  categories: row.categories,
  texts: row.texts,
  picture: row.picture,
  phonePicture: row.phone_picture,
  audience: row.segment_id === null ? (row.audience ?? everyoneRules) : { segment: row.segment_id },
  startsAt: row.starts_at?.getTime() ?? null,
  endsAt: row.ends_at?.getTime() ?? null,
  promotionId: row.promotion_id,
  activity: toActivity(row),
});
