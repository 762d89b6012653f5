import { isDeepStrictEqual } from "node:util";
import { everyoneRules, type FieldError, isMoneyMission, isPlayMission, MoneyError, toAmount } from "@marquee/contract";
import type { SaveMission } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NewMission, StoredMission } from "./missionStore.ts";

/** The most that a mission asks for in times, and of a profile: mail address, phone and documents. */
const mostTimes = 1_000_000n;
const profileParts = 3n;

function readAmount(text: string, digits: number): bigint | undefined {
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

function readTarget({ type, target }: SaveMission, digits: number): bigint | undefined {
  if (isMoneyMission(type)) return readAmount(target, digits);
  if (!/^[0-9]{1,7}$/.test(target)) return undefined;
  const times = BigInt(target);
  return times <= (type === "PROFILE" ? profileParts : mostTimes) ? times : undefined;
}

/** What does not go with the kind of mission. */
function listKindFaults(request: SaveMission) {
  const { group, type, category, gameCode, multiple, days, startsAt, endsAt, reward, factor } = request;
  const { challengeId, step, audience } = request;
  const faults: FieldError[] = [];
  if (reward === "POINTS" && factor !== 0) faults.push({ name: "factor", rule: "unknown" });
  const isPlay = isPlayMission(type);
  if (!isPlay && category !== null) faults.push({ name: "category", rule: "unknown" });
  if (!isPlay && gameCode !== null) faults.push({ name: "gameCode", rule: "unknown" });
  if (type === "GAME_PLAY" && gameCode === null && category === null)
    faults.push({ name: "gameCode", rule: "required" });
  if ((type === "WIN_MULTIPLE") !== (multiple !== null))
    faults.push({ name: "multiple", rule: multiple === null ? "required" : "unknown" });
  if ((group === "NEW") !== (days !== null))
    faults.push({ name: "days", rule: days === null ? "required" : "unknown" });
  const isStep = group === "CHALLENGE";
  if (isStep !== (challengeId !== null)) faults.push({ name: "challengeId", rule: isStep ? "required" : "unknown" });
  if (isStep !== (step !== null)) faults.push({ name: "step", rule: isStep ? "required" : "unknown" });
  // Who plays a challenge plays each of its steps, from its start on.
  if (isStep && startsAt !== null) faults.push({ name: "startsAt", rule: "unknown" });
  if (isStep && endsAt !== null) faults.push({ name: "endsAt", rule: "unknown" });
  if (isStep && !isDeepStrictEqual(audience, everyoneRules)) faults.push({ name: "audience.who", rule: "unknown" });
  if (group === "SEASON" && startsAt === null) faults.push({ name: "startsAt", rule: "required" });
  if (group === "SEASON" && endsAt === null) faults.push({ name: "endsAt", rule: "required" });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) faults.push({ name: "endsAt", rule: "date" });
  return faults;
}

/**
 * What is stored of what staff have filled in. @throws Refusal `fields` with each that does not fit: a currency that the merchant does not have, what of the audience is faulty, an amount of zero or with more digits than the currency has, what does not go with the kind of mission
 */
export function checkMission(tenant: Tenant, request: SaveMission, audienceFaults: readonly FieldError[]): NewMission {
  const { id: tenantId, currencies } = tenant;
  const { currency, titles, startsAt, endsAt } = request;
  const digits = toDigits(tenant, currency);
  const faults: FieldError[] = [...listKindFaults(request), ...audienceFaults];
  const read = (name: string, value: bigint | undefined, least: bigint): bigint => {
    if (value === undefined || value < least) faults.push({ name, rule: "amount" });
    return value ?? least;
  };
  const target = read("target", readTarget(request, digits), 1n);
  const amount = read("amount", readAmount(request.amount, request.reward === "POINTS" ? 0 : digits), 1n);
  const leastStake = read("leastStake", readAmount(request.leastStake, digits), 0n);
  if (leastStake > 0n && !isPlayMission(request.type)) faults.push({ name: "leastStake", rule: "unknown" });
  if (!currencies.some((one) => one.currency === currency)) faults.push({ name: "currency", rule: "unknown" });
  if (request.reward === "POINTS" && !tenant.modules.has("POINT3")) faults.push({ name: "reward", rule: "unknown" });
  if (titles.EN.trim() === "") faults.push({ name: "titles", rule: "required" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  return {
    tenant_id: tenantId,
    id: request.id,
    is_on: request.isOn,
    mission_group: request.group,
    type: request.type,
    titles: JSON.stringify(titles),
    currency,
    category: request.category ?? "",
    game_code: request.gameCode ?? "",
    multiple: request.multiple,
    least_stake: leastStake,
    target,
    reward: request.reward,
    amount,
    factor: request.factor,
    score: request.score,
    position: request.position,
    days: request.days,
    challenge_id: request.challengeId,
    step: request.step,
    once_per_person: request.oncePerPerson,
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    audience: JSON.stringify("segment" in request.audience ? everyoneRules : request.audience),
    segment_id: "segment" in request.audience ? request.audience.segment : null,
  };
}

const fixed = {
  mission_group: "group",
  type: "type",
  currency: "currency",
  category: "category",
  game_code: "gameCode",
  multiple: "multiple",
  least_stake: "leastStake",
  days: "days",
  challenge_id: "challengeId",
  step: "step",
} as const satisfies Partial<Record<keyof NewMission, keyof SaveMission>>;

/** What a mission counts is fixed once it was on: progress that members have made would be another thing's. @throws Refusal `fields` */
export function requireSameMeasure(before: StoredMission, after: NewMission): void {
  if (before.on_since === null) return;
  const changed = Object.entries(fixed).filter(
    ([column]) => String(Reflect.get(before, column)) !== String(Reflect.get(after, column)),
  );
  if (changed.length > 0)
    throw new Refusal("fields", { fields: changed.map(([, name]) => ({ name, rule: "unknown" as const })) });
}
