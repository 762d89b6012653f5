import {
  type ActivityRule,
  type ActivityState,
  getJurisdictionRules,
  isAvailable,
  newPlayerCategory,
  type PageList,
  type PagesRequest,
  type PromotionLine,
  type PromotionPage,
  toActivityState,
  toDecimal,
  toToday,
} from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Texts } from "../../db/columns.ts";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { isExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { listOpenClaims } from "./chooseBonus.ts";
import { findBirthday, judgeActivity } from "./judgeActivity.ts";
import { toLastPeriods, toLossBonus } from "./lossBonus.ts";
import { findClaimant, listMemberPages, type MemberPage } from "./memberPageStore.ts";
import { listStoredCategories } from "./pageStore.ts";
import type { Services } from "./services.ts";

/** A page with where the reader stands. */
export interface JudgedPage {
  readonly page: MemberPage;
  readonly by: PromotionLine["by"];
  readonly state: ActivityState;
  readonly rule: ActivityRule | null;
  readonly isAvailable: boolean;
  /** What it is given for: the year of a birthday, or the first day of a period of losses, else nothing. */
  readonly occasion: string;
  /** What it gives the reader, in 1/10,000 of the unit: what staff have approved, what the own loss brings, or its most; 0 for nothing. */
  readonly amount: bigint;
}

/** Who reads pages: what a call knows of its caller. */
export type PageCall = Pick<Call, "tenant" | "session" | "language" | "location">;

const toBy = ({ trigger, promotion_id: promotionId }: MemberPage): PromotionLine["by"] =>
  trigger ?? (promotionId === null ? null : "DEPOSIT");

/** A member's key and what the rules look at; null for a guest, and for trial players and agents, who are offered nothing. */
async function toMember(db: Db, { tenant, session }: PageCall) {
  if (session?.kind !== 0) return null;
  const { tenantId, memberId, currency } = session;
  const birthday = (await findClaimant(db, { tenantId, memberId }))?.birthday ?? null;
  const today = toToday(tenant.timeZone);
  const found = birthday === null ? null : findBirthday(birthday, today);
  const birthdayYear = found === null ? "" : `${found.year}`;
  return { tenantId, memberId, currency, birthday, today, birthdayYear, periods: toLastPeriods(today) };
}

/** What a page gives the reader; amounts in 1/10,000 of the unit. */
function toOwnAmount({ tenant }: Pick<PageCall, "tenant">, page: MemberPage): bigint {
  if (page.application === "APPROVED") return BigInt(page.amount ?? 0);
  const most = BigInt(page.most ?? 0);
  if (page.trigger !== "LOSS" || page.currency === null) return most;
  const [lost, bonuses, least] = [BigInt(page.lost), BigInt(page.bonuses), BigInt(page.least ?? 0)];
  return toLossBonus({
    lost,
    bonuses,
    percent: page.percent ?? 0,
    least,
    most,
    digits: toDigits(tenant, page.currency),
  });
}

function toOccasion({ trigger, period }: MemberPage, member: Awaited<ReturnType<typeof toMember>>): string {
  if (member === null) return "";
  if (trigger === "LOSS" && period !== null) return member.periods[period];
  return trigger === "BIRTHDAY" ? member.birthdayYear : "";
}

/** The promotions for deposits that the member may choose now, with a code or without. */
async function listOffered(db: Db, call: PageCall, member: MemberKey & { readonly currency: string }) {
  if (!call.tenant.modules.has("DEPOSIT3")) return new Set<string>();
  const offered = await listOpenClaims(db, { ...member, timeZone: call.tenant.timeZone });
  return new Set(offered.map(({ id }) => id));
}

/** Which pages are judged: one, and whether its member has entered a code of it that holds; all without it. */
interface Judged {
  readonly id: string;
  readonly hasCode?: boolean;
}

/** Pages in their order with where the reader stands, or only one of them, whoever they are for. */
export async function judgePages(db: Db, call: PageCall, one?: Judged): Promise<readonly JudgedPage[]> {
  const member = await toMember(db, call);
  const only = one === undefined ? {} : { id: one.id };
  const hasCode = one?.hasCode === true;
  const { id: tenantId, timeZone, jurisdiction } = call.tenant;
  const stored = await listMemberPages(db, { tenantId, timeZone, member, ...only });
  const mayRewardLosses = getJurisdictionRules(jurisdiction).lossBonuses;
  const pages = stored.filter(({ trigger }) => trigger !== "LOSS" || mayRewardLosses);
  const offered =
    member !== null && pages.some((page) => page.promotion_id !== null)
      ? await listOffered(db, call, member)
      : new Set<string>();
  const excluded = member !== null && (await isExcluded(db, member));
  return pages.map((page) => {
    const by = toBy(page);
    const amount = toOwnAmount(call, page);
    const judge = (): ActivityRule | null => {
      if (by === null) return null;
      if (by === "DEPOSIT") return page.promotion_id !== null && offered.has(page.promotion_id) ? null : "closed";
      return judgeActivity(page, {
        isExcluded: excluded,
        birthday: member?.birthday ?? null,
        today: member?.today ?? "",
        lossBonus: amount,
      });
    };
    const rule = member === null ? null : judge();
    // A bonus that waits for another one to end is there nevertheless.
    const isOffered = member !== null && (rule === null || rule === "active");
    const { time, application, bonus } = page;
    const state = toActivityState({ time, by, isOffered, application, bonus, hasCode });
    return {
      page,
      by,
      state,
      rule,
      isAvailable: rule === null && isAvailable(state, { by, isOffered }),
      occasion: toOccasion(page, member),
      amount,
    };
  });
}

/** Those that are for the caller: due or announced and of the caller's audience, hidden ones once their bonus was claimed, or with an application of the caller's that has not ended. */
export async function listOwnPages(db: Db, call: PageCall): Promise<readonly JudgedPage[]> {
  const { session, language, location } = call;
  const isMember = session?.kind === 0;
  // Who takes a pause from play is offered nothing, and nobody is who may not play.
  if (
    isMember &&
    (session.status !== "ACTIVE" || (await isExcluded(db, session)) || (await isBarredFromAll(db, session)))
  )
    return [];
  const judged = await judgePages(db, call);
  const caller = isMember
    ? { member: { tenantId: session.tenantId, memberId: session.memberId } }
    : { guest: { language, country: location.country } };
  const shown = judged.filter(
    ({ page }) => page.is_on && page.time !== "OVER" && (!page.is_hidden || page.bonus !== null),
  );
  const own = new Set(await listForCaller(db, caller, shown, ({ page }) => page.rules));
  return judged.filter(
    (each) =>
      own.has(each) || each.state === "APPLYING" || (each.state === "CLAIM" && each.page.application === "APPROVED"),
  );
}

/** The text in the caller's language, else in the merchant's default one, else in English. */
function toPageText({ tenant, language }: Pick<PageCall, "tenant" | "language">, { texts }: Pick<MemberPage, "texts">) {
  return texts[language] ?? texts[tenant.settings.defaultLanguage] ?? texts.EN ?? { title: "", html: "" };
}

const toLine = (call: PageCall, { page, by, state, isAvailable: available }: JudgedPage): PromotionLine => ({
  id: page.id,
  categories: page.categories,
  title: toPageText(call, page).title,
  picture: page.picture,
  phonePicture: page.phone_picture,
  startsAt: page.starts_at?.getTime() ?? null,
  endsAt: page.ends_at?.getTime() ?? null,
  state,
  by,
  available,
});

/** The promotions that are for the caller, of all categories or of one (PR-01). */
export async function showPages(
  { db }: Pick<Services, "db">,
  call: PageCall,
  { category }: PagesRequest,
): Promise<PageList> {
  const pages = await listOwnPages(db, call);
  const used = new Set(pages.flatMap(({ page }) => page.categories));
  const toName = (names: Texts): string | null =>
    names[call.language] ?? names[call.tenant.settings.defaultLanguage] ?? names["EN"] ?? null;
  const named = (await listStoredCategories(db, call.tenant.id)).map((row) => ({
    category: row.category,
    name: toName(row.names),
  }));
  const categories = [{ category: newPlayerCategory, name: null }, ...named];
  return {
    categories: categories.filter((each) => used.has(each.category)),
    list: pages
      .filter(({ page }) => category === undefined || page.categories.includes(category))
      .map((each) => toLine(call, each)),
  };
}

const toMaybe = (text: string | null): string | null => (text === null ? null : toDecimal(BigInt(text)));

const toTerms = (
  { currency, least, most, factor, days, percent, period, ...page }: MemberPage,
  own: bigint | null,
): PromotionPage["terms"] =>
  currency === null || least === null || most === null || factor === null || days === null
    ? null
    : {
        currency,
        most: toDecimal(BigInt(most)),
        least: toDecimal(BigInt(least)),
        factor,
        days,
        maxStake: toMaybe(page.max_stake),
        maxConvert: toMaybe(page.max_convert),
        sticky: page.sticky,
        endsWithWithdrawal: page.ends_with_withdrawal,
        level: page.level,
        loss:
          percent === null || period === null ? null : { percent, period, own: own === null ? null : toDecimal(own) },
      };

function toApplication(page: MemberPage): PromotionPage["application"] {
  if (page.application === null || page.applied_at === null) return null;
  return {
    state: page.application,
    comment: page.comment ?? "",
    pictures: page.pictures,
    amount: toMaybe(page.amount),
    remark: page.remark ?? "",
    createdAt: page.applied_at.getTime(),
  };
}

/**
 * One promotion's page (PR-02): of those in the caller's list, and of those that are over, which say so.
 * @throws Refusal `promo.closed` for one that is off, not for the caller, or not there
 */
export async function showPage({ db }: Pick<Services, "db">, call: PageCall, id: string): Promise<PromotionPage> {
  const own = (await listOwnPages(db, call)).find(({ page }) => page.id === id);
  const found =
    own ??
    (await judgePages(db, call, { id })).find(
      ({ page, by, state }) =>
        (state === "CLOSED" && page.is_on && !page.is_hidden && by !== "DEPOSIT") ||
        page.application !== null ||
        page.bonus !== null,
    );
  if (found === undefined) throw new Refusal("promo.closed");
  return toPage(call, found);
}

/** A page as its reader sees it. */
export function toPage(call: PageCall, judged: JudgedPage): PromotionPage {
  const { page, rule, amount } = judged;
  return {
    ...toLine(call, judged),
    html: toPageText(call, page).html,
    terms: toTerms(page, call.session?.kind === 0 && amount > 0n ? amount : null),
    // Which accounts seem to be one person's is for staff alone.
    rule: rule === "linked.account" ? null : rule,
    application: toApplication(page),
  };
}

/** How many promotions with pages there is something to do about, and which promotions for deposits they tell of (WL-15). */
export async function countAvailablePages(db: Db, call: PageCall): Promise<number> {
  if (!call.tenant.modules.has("PROMO3")) return 0;
  const pages = await listOwnPages(db, call);
  // A promotion for deposits is counted by itself.
  return pages.filter(({ by, isAvailable: available }) => available && by !== "DEPOSIT").length;
}
