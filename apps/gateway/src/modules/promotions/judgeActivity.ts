import { type ActivityRule, decidedTriggers } from "@marquee/contract";
import type { MemberPage } from "./memberPageStore.ts";

/** How old a member must be for a birthday's bonus (PR-07, Q-18). */
const birthdayAge = 21;

/** How many days a birthday's bonus can be claimed, the birthday among them. */
const birthdayDays = 7;

const day = 86_400_000;

/** The day of a birthday in a year, as a time of UTC; that of a 29 February is the day before 1 March. */
function toBirthdayIn(year: number, birthday: string): number {
  const [, month = 1, date = 1] = birthday.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(date, last));
}

/** The birthday of which a bonus can be claimed on a day `yyyy-MM-dd`: its year, and how old the member became; null where there is none. */
export function findBirthday(birthday: string, today: string): { readonly year: number; readonly age: number } | null {
  const now = Date.parse(today);
  const thisYear = Number(today.slice(0, 4));
  const year = [thisYear, thisYear - 1].find((each) => {
    const passed = now - toBirthdayIn(each, birthday);
    return passed >= 0 && passed < birthdayDays * day;
  });
  return year === undefined ? null : { year, age: year - Number(birthday.slice(0, 4)) };
}

/** What the rules look at beside the page. */
export interface ActivityClaim {
  /** The member takes a time-out or has excluded himself. */
  readonly isExcluded: boolean;
  readonly birthday: string | null;
  /** The merchant's day, `yyyy-MM-dd`. */
  readonly today: string;
  /** What the member's loss brings, in 1/10,000 of the unit. */
  readonly lossBonus: bigint;
}

/** The rule of what brings an activity's bonus. */
function judgeTrigger(
  page: Pick<MemberPage, "is_earlier" | "has_zalo" | "trigger" | "level" | "own_level">,
  { birthday, today, lossBonus }: ActivityClaim,
): ActivityRule | null {
  const { trigger } = page;
  if (trigger === "REGISTRATION") return page.is_earlier ? "registered.before" : null;
  if (trigger === "ZALO") return page.has_zalo ? null : "zalo.unlinked";
  if (trigger === "LOSS") return lossBonus > 0n ? null : "loss";
  if (trigger === "LEVEL") return page.own_level >= (page.level ?? Infinity) ? null : "level";
  if (trigger !== "BIRTHDAY") return null;
  if (birthday === null) return "birthday.unknown";
  const found = findBirthday(birthday, today);
  if (found === null) return "birthday";
  return found.age < birthdayAge ? "age" : null;
}

/**
 * The first rule that speaks against a member's taking part in a page's activity now: applying, or claiming (X-60, PR-07); null where none does.
 * An approved application is claimed after the end, too.
 */
export function judgeActivity(page: MemberPage, claim: ActivityClaim): ActivityRule | null {
  if (page.time !== "OPEN" && page.application !== "APPROVED") return "closed";
  if (claim.isExcluded) return "excluded";
  if (page.bonus !== null) return "claimed";
  const rule = judgeTrigger(page, claim);
  if (rule !== null) return rule;
  if (page.is_linked) return "linked.account";
  // An application may be sent meanwhile; its bonus waits.
  return page.has_bonus && (!decidedTriggers.has(page.trigger ?? "") || page.application === "APPROVED")
    ? "active"
    : null;
}
