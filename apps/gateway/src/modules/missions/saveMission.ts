import type { MissionVersion, SaveMission, StopMission } from "@marquee/contract/staff";
import { SaveMissionSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { parseProposed } from "../../staff/parseProposed.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { listSteps, lockChallenge } from "./challengeStore.ts";
import { checkMission, requireSameMeasure } from "./checkMission.ts";
import { findAudienceFaults } from "./findAudienceFaults.ts";
import { countMissions, isSameMission, lockMission, type NewMission, putMission, setStopped } from "./missionStore.ts";
import type { Services } from "./services.ts";

/** How many missions a merchant may have. */
const mostMissions = 100;

const kind = "mission.save";

/** How many points are worth a unit of money, as the usual rules say (contract 3.10). */
const pointsOfUnit = 100n;

/** Whether a mission pays each claimant as much as nobody alone pays out. */
const isLarge = ({ is_on: isOn, reward, amount, currency }: NewMission): boolean =>
  isOn && (reward === "POINTS" ? amount / pointsOfUnit : amount) >= getTwoPersonAmount(currency);

async function check(db: Db, call: MerchantCall, request: SaveMission): Promise<NewMission> {
  return checkMission(call.tenant, request, await findAudienceFaults(db, call.tenant, request.audience));
}

/** @throws Refusal `fields` for a challenge that is not there, and for a step that another mission in the same currency is */
async function requireStep(
  tx: Db,
  { tenant_id: tenantId, id, challenge_id: challengeId, step, currency }: NewMission,
): Promise<void> {
  if (challengeId === null || step === null) return;
  if ((await lockChallenge(tx, tenantId, challengeId)) === undefined)
    throw new Refusal("fields", { fields: [{ name: "challengeId", rule: "unknown" }] });
  const steps = await listSteps(tx, tenantId, challengeId);
  if (steps.some((other) => other.id !== id && other.currency === currency && other.step === step))
    throw new Refusal("fields", { fields: [{ name: "step", rule: "taken" }] });
}

/** Stores a mission in the transaction of its line of the audit log. @throws Refusal `fields`, `mission.limit`, `state.changed` */
async function put(tx: Db, call: MerchantCall, request: SaveMission): Promise<number> {
  const { id: tenantId } = call.tenant;
  const { reason, version: seen, proposalId: _, ...after } = request;
  const mission = await check(tx, call, request);
  const before = await lockMission(tx, tenantId, request.id);
  // Sent twice, a new one is made once; another one under its id is none.
  if (seen === 0 && before !== undefined) {
    if (!isSameMission(before, mission)) throw new Refusal("state.changed");
    return before.version;
  }
  if (before !== undefined) requireSameMeasure(before, mission);
  await requireStep(tx, mission);
  if (seen === 0 && (await countMissions(tx, tenantId)) >= mostMissions) throw new Refusal("mission.limit");
  const version = await putMission(tx, mission, seen);
  if (version === undefined) throw new Refusal("state.changed");
  const action = seen === 0 ? "make mission" : "change mission";
  await call.audit(tx, { action, subject: request.titles.EN, before: before ?? null, after, reason });
  await publishEvent(tx, { tenantId, kind: "missions" });
  return version;
}

/**
 * Makes or changes a mission. One on offer that pays much is proposed, and is as it says when another person approves it.
 * @throws Refusal `fields`, `mission.limit`; `state.changed` when somebody else has changed it since that version
 */
export async function saveMissionOf(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  request: SaveMission,
): Promise<MissionVersion> {
  const mission = await check(db, call, request);
  return transact(db, async (tx) => {
    if (!isLarge(mission)) return { version: await put(tx, call, request), proposal: null };
    const before = await lockMission(tx, call.tenant.id, request.id);
    const version = before?.version ?? 0;
    if (before !== undefined && isSameMission(before, mission)) return { version, proposal: null };
    if (version !== request.version) throw new Refusal("state.changed");
    if (before !== undefined) requireSameMeasure(before, mission);
    const { reason, proposalId: id, titles } = request;
    await propose(tx, call, { id, kind, subject: titles.EN, data: { ...request }, reason });
    return { version, proposal: id };
  });
}

/** An approved proposal makes or changes the mission; it stays proposed when somebody has changed it since. */
export const missionKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data }) => {
    // Missions that were proposed before there were challenges are of none.
    await put(tx, call, parseProposed(SaveMissionSchema, data, { challengeId: null, step: null }));
  },
};

/** Stops a mission at once. @throws Refusal `state.changed` for one that is not on */
export async function stopMissionOf(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { id, reason }: StopMission,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  await transact(db, async (tx) => {
    const before = await lockMission(tx, tenantId, id);
    if (before === undefined || !(await setStopped(tx, tenantId, id))) throw new Refusal("state.changed");
    const subject = before.titles.EN;
    await call.audit(tx, { action: "stop mission", subject, before: { isOn: true }, after: { isOn: false }, reason });
    await publishEvent(tx, { tenantId, kind: "missions" });
  });
  return {};
}
