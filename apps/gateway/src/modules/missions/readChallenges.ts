import {
  everyoneRules,
  type Challenge,
  type ChallengeList,
  type ChallengeState,
  mostRunningChallenges,
} from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { type ChallengeStep, listMemberSteps } from "./challengeStore.ts";
import { mayHaveMissions } from "./mayHaveMissions.ts";
import { listOffers, type Offer } from "./offerStore.ts";
import type { Services } from "./services.ts";
import { toMission, toStatus } from "./toMission.ts";

/** Where a member stands, by the steps of one challenge. */
function toState(steps: readonly ChallengeStep[], current: Offer | undefined): ChallengeState {
  const [first] = steps;
  if (first?.run_ends_at === undefined || first.run_ends_at === null) return "OFFERED";
  if (steps.every(({ claimed_at: claimed }) => claimed !== null)) return "COMPLETE";
  if (first.is_past) return "CLOSED";
  if (first.is_left) return "LEFT";
  return current === undefined || toStatus(current) === "CLOSED" ? "CLOSED" : "RUNNING";
}

/** A step as its member sees it; one that has not begun has no progress. */
function toStep(step: ChallengeStep, current: Offer | undefined): Challenge["steps"][number] {
  if (current !== undefined && step.id === current.id) return { place: "CURRENT", mission: toMission(current) };
  const isClaimed = step.claimed_at !== null;
  const none = {
    period: "1970-01-01",
    is_over: false,
    is_taken: false,
    claimed_at: step.claimed_at,
    rules: step.audience,
  };
  const progress = isClaimed ? step.target : "0";
  const offer = { ...step, ...none, progress, closes_at: step.run_ends_at ?? new Date() };
  return {
    place: isClaimed ? "CLAIMED" : "WAITING",
    mission: { ...toMission(offer), endsAt: step.run_ends_at?.getTime() ?? null },
  };
}

/** A member's challenges, in their order: those that are on, have steps in the member's currency, and are for the member or were started. */
export async function listChallengesOf(
  db: Db,
  { timeZone }: Pick<Tenant, "timeZone">,
  key: MemberKey,
): Promise<readonly Challenge[]> {
  const steps = await listMemberSteps(db, key);
  const offers = await listOffers(db, { ...key, timeZone });
  const all = [...Map.groupBy(steps, ({ challenge_id: id }) => id ?? "")];
  // Who has started plays all of it, of its audience or not.
  const isStarted = ([, [first]]: (typeof all)[number]): boolean => (first?.run_ends_at ?? null) !== null;
  const ahead = all.filter((one) => !isStarted(one));
  const open = new Set(
    await listForCaller(db, { member: key }, ahead, ([, [first]]) => first?.challenge_rules ?? everyoneRules),
  );
  const own = all.filter((one) => isStarted(one) || open.has(one));
  return own.map(([id, played]) => {
    const current = offers.find(({ challenge_id: of }) => of === id);
    const [
      { challenge_titles: titles, challenge_days: days, run_ends_at: endsAt } = {
        challenge_titles: { EN: "" },
        challenge_days: 1,
        run_ends_at: null,
      },
    ] = played;
    return {
      id,
      titles,
      state: toState(played, current),
      days,
      endsAt: endsAt?.getTime() ?? null,
      steps: played.map((step) => toStep(step, current)),
    };
  });
}

/** How many of a member's challenges are played now. */
export const countRunning = (challenges: readonly Challenge[]): number =>
  challenges.filter(({ state }) => state === "RUNNING").length;

/** The caller's challenges; who may have no missions has none. */
export async function readChallenges({ db }: Pick<Services, "db">, call: Call): Promise<ChallengeList> {
  const session = requireSession(call);
  const list = (await mayHaveMissions(db, session)) ? await listChallengesOf(db, call.tenant, session) : [];
  return { currency: session.currency, running: countRunning(list), most: mostRunningChallenges, list: [...list] };
}
