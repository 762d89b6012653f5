import { transitionTable } from "../transition.ts";
import type { BonusState } from "./states.ts";

/**
 * What brings a member the bonus of an activity: an application that staff answer, having registered while it was on offer, a birthday, an account at
 * Zalo that is linked (PM-16), what was lost in the last period, a VIP level, staff who give it, or a code that is entered.
 */
export const activityTriggers = [
  "APPLICATION",
  "REGISTRATION",
  "BIRTHDAY",
  "ZALO",
  "LOSS",
  "LEVEL",
  "GIFT",
  "CODE",
] as const;

/** One of {@link activityTriggers}. */
export type ActivityTrigger = (typeof activityTriggers)[number];

/** The triggers whose amount staff decide for each member; a page gives no more than its most by any other one. */
export const decidedTriggers: ReadonlySet<string> = new Set<ActivityTrigger>(["APPLICATION", "GIFT"]);

/** Over which time of the merchant's zone losses are counted: a day, or a week from its Monday on. */
export const lossPeriods = ["DAY", "WEEK"] as const;

/** One of {@link lossPeriods}. */
export type LossPeriod = (typeof lossPeriods)[number];

/**
 * Life of an application for a promotion. `REVIEW`: it waits for staff; `APPROVED`: its bonus waits for the member, who claims it; `CLAIMED`:
 * the bonus is in the bonus wallet.
 */
export const applicationStates = transitionTable({
  name: "promotion application",
  initial: "REVIEW",
  states: ["REVIEW", "APPROVED", "REJECTED", "CLAIMED"],
  final: ["REJECTED", "CLAIMED"],
  transitions: {
    approve: { REVIEW: "APPROVED" },
    reject: { REVIEW: "REJECTED" },
    claim: { APPROVED: "CLAIMED" },
  },
});

/** A state of {@link applicationStates}. */
export type ApplicationState = (typeof applicationStates.states)[number];

/**
 * Where a member stands with a promotion (PR-03). `PROCESS`: it is running and the member has not taken part; `JOINED`: a bonus of it was chosen
 * with a deposit and has not ended; `APPLYING`: the application waits for staff; `CLAIM`: a bonus is there to be claimed; `CLAIMED`: it was
 * claimed; `ISSUED`: it was staked often enough, and what was left of it became the member's.
 */
export const activityStates = [
  "COMING_SOON",
  "PROCESS",
  "APPLYING",
  "REJECTED",
  "CLAIM",
  "CLAIMED",
  "JOINED",
  "ISSUED",
  "CLOSED",
] as const;

/** One of {@link activityStates}. */
export type ActivityState = (typeof activityStates)[number];

/** What the state is decided by. */
export interface ActivityFacts {
  /** Before its start, on offer, or over. */
  readonly time: "BEFORE" | "OPEN" | "OVER";
  /** What brings its bonus: a deposit, one of {@link activityTriggers}, or null where it gives none. */
  readonly by: ActivityTrigger | "DEPOSIT" | null;
  /** No rule speaks against the member's taking part now. */
  readonly isOffered: boolean;
  readonly application: ApplicationState | null;
  /** The member's last bonus of it; of a birthday, that of this year; of losses, that of the last period. */
  readonly bonus: BonusState | null;
  /** The member has entered a code of it that holds. */
  readonly hasCode?: boolean;
}

/** What brings a bonus without an act of anybody: it is there to be claimed while it is offered. */
const byItself: ReadonlySet<ActivityTrigger | "DEPOSIT"> = new Set([
  "REGISTRATION",
  "BIRTHDAY",
  "ZALO",
  "LOSS",
  "LEVEL",
]);

const isRunning = (bonus: BonusState | null): boolean => bonus === "PENDING" || bonus === "ACTIVE";

/** The states in the order in which they are asked: the first that holds counts. The last one always does. */
const table: readonly (readonly [ActivityState, (facts: ActivityFacts) => boolean])[] = [
  ["JOINED", ({ by, bonus }) => by === "DEPOSIT" && isRunning(bonus)],
  ["CLAIMED", ({ bonus }) => isRunning(bonus)],
  ["APPLYING", ({ application }) => application === "REVIEW"],
  ["REJECTED", ({ application }) => application === "REJECTED"],
  ["CLAIM", ({ application }) => application === "APPROVED"],
  // One that may be taken again, such as once a day, is on offer anew.
  ["ISSUED", ({ bonus, isOffered }) => bonus === "CONVERTED" && !isOffered],
  ["CLAIMED", ({ bonus, isOffered }) => bonus !== null && bonus !== "REFUSED" && !isOffered],
  ["COMING_SOON", ({ time }) => time === "BEFORE"],
  ["CLOSED", ({ time }) => time === "OVER"],
  ["CLAIM", ({ by, isOffered }) => isOffered && by !== null && byItself.has(by)],
  ["CLAIM", ({ by, isOffered, hasCode }) => isOffered && by === "CODE" && hasCode === true],
  ["PROCESS", () => true],
];

/** Where a member stands with a promotion (PR-03). */
export const toActivityState = (facts: ActivityFacts): ActivityState =>
  table.find(([, holds]) => holds(facts))?.[0] ?? "PROCESS";

/** Whether there is something that the member can do about a promotion now (WL-15); not everybody has a code. */
export const isAvailable = (
  state: ActivityState,
  { by, isOffered }: Pick<ActivityFacts, "by" | "isOffered">,
): boolean => state === "CLAIM" || (state === "PROCESS" && by !== null && by !== "CODE" && isOffered);
