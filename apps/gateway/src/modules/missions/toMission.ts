import {
  gameCategories,
  isMoneyMission,
  type Mission,
  type MissionStatus,
  type MissionType,
  toDecimal,
} from "@marquee/contract";
import type { StaffMission } from "@marquee/contract/staff";
import type { CountedMission, StoredMission } from "./missionStore.ts";
import type { Offer } from "./offerStore.ts";

/** What a mission counts, as texts of money or of a number of times. */
const toMeasure = (type: MissionType, value: bigint): string => (isMoneyMission(type) ? toDecimal(value) : `${value}`);

const clamp = (value: bigint, most: bigint): bigint => (value < 0n ? 0n : value > most ? most : value);

/** Where a member stands. */
export function toStatus(offer: Offer): MissionStatus {
  if (offer.claimed_at !== null) return "CLAIMED";
  if (offer.is_over || !offer.is_on || offer.is_taken) return "CLOSED";
  return BigInt(offer.progress) >= BigInt(offer.target) ? "CLAIM" : "PROCESS";
}

const toPlay = ({ category, game_code: gameCode, multiple }: StoredMission) => ({
  category: gameCategories.find((one) => one.category === category)?.category ?? null,
  gameCode: gameCode === "" ? null : gameCode,
  multiple,
});

/** A mission as its member sees it. */
export const toMission = (offer: Offer): Mission => ({
  id: offer.id,
  version: offer.version,
  group: offer.mission_group,
  type: offer.type,
  titles: offer.titles,
  ...toPlay(offer),
  leastStake: toDecimal(BigInt(offer.least_stake)),
  target: toMeasure(offer.type, BigInt(offer.target)),
  progress: toMeasure(offer.type, clamp(BigInt(offer.progress), BigInt(offer.target))),
  reward: offer.reward,
  amount: toDecimal(BigInt(offer.amount)),
  factor: offer.factor,
  score: offer.score,
  status: toStatus(offer),
  endsAt: offer.closes_at.getTime(),
  claimedAt: offer.claimed_at?.getTime() ?? null,
});

/** A mission as staff see it. */
export const toStaffMission = (row: CountedMission): StaffMission => ({
  id: row.id,
  version: row.version,
  titles: row.titles,
  isOn: row.is_on,
  group: row.mission_group,
  type: row.type,
  currency: row.currency,
  ...toPlay(row),
  leastStake: toDecimal(BigInt(row.least_stake)),
  target: toMeasure(row.type, BigInt(row.target)),
  reward: row.reward,
  amount: toDecimal(BigInt(row.amount)),
  factor: row.factor,
  score: row.score,
  position: row.position,
  days: row.days,
  challengeId: row.challenge_id,
  step: row.step,
  oncePerPerson: row.once_per_person,
  startsAt: row.starts_at?.getTime() ?? null,
  endsAt: row.ends_at?.getTime() ?? null,
  audience: row.segment_id === null ? row.audience : { segment: row.segment_id },
  onSince: row.on_since?.getTime() ?? null,
  claims: row.claims,
  cost: toDecimal(BigInt(row.cost)),
});
