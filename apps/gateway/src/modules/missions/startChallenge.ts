import { isAgentKind, mostRunningChallenges } from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireOffered } from "./claimMission.ts";
import { leaveRun, lockChallenge, lockRuns, startRun } from "./challengeStore.ts";
import { countRunning, listChallengesOf } from "./readChallenges.ts";
import type { Services } from "./services.ts";

/**
 * Starts a challenge for the caller, or goes on with one that was given up. Starts of a member wait for each other, so that no more than two
 * are played at a time; one that is played already stays as it is.
 * @throws Refusal `permission.denied`, `account.closed`, `account.frozen`, `rg.timeout`, `rg.self.excluded`, `mission.closed`; `challenge.closed`
 * for one that the caller cannot start, `challenge.limit`
 */
export async function startChallengeOf({ db }: Pick<Services, "db">, call: Call, id: string): Promise<void> {
  const { tenantId, memberId, kind } = requireSession(call);
  if (isAgentKind(kind)) throw new Refusal("permission.denied");
  const key = { tenantId, memberId };
  await transact(db, async (tx) => {
    await lockRuns(tx, key);
    await requireOffered(tx, key, "challenge.closed");
    const challenge = await lockChallenge(tx, tenantId, id);
    const challenges = await listChallengesOf(tx, call.tenant, key);
    const found = challenges.find((one) => one.id === id);
    if (found?.state === "RUNNING") return;
    if (challenge === undefined || (found?.state !== "OFFERED" && found?.state !== "LEFT"))
      throw new Refusal("challenge.closed");
    if (countRunning(challenges) >= mostRunningChallenges) throw new Refusal("challenge.limit");
    await startRun(tx, key, id, challenge.days);
    await publishEvent(tx, { ...key, kind: "missions" });
  });
}

/** Gives up a challenge that the caller plays. @throws Refusal `challenge.closed` where none of its kind is played */
export async function leaveChallengeOf({ db }: Pick<Services, "db">, call: Call, id: string): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  const key = { tenantId, memberId };
  await transact(db, async (tx) => {
    if (!(await leaveRun(tx, key, id))) throw new Refusal("challenge.closed");
    await publishEvent(tx, { ...key, kind: "missions" });
  });
}
