import { everyoneRules } from "@marquee/contract";
import type { AudienceChoices, StaffChallenge, StaffMission } from "@marquee/contract/staff";

/** What an audience can name at the stories' merchant. */
export const sampleChoices: AudienceChoices = {
  segments: [],
  labels: [{ id: "00000000-0000-4000-8000-00000000000a", name: "VIP" }],
  currencies: ["VND"],
  languages: ["EN", "VI"],
  defaultLanguage: "EN",
};

/** A mission that members have begun. */
export const sampleMission: StaffMission = {
  id: "10000000-0000-4000-8000-000000000001",
  version: 2,
  titles: { EN: "Win fifty times your stake", VI: "Thắng gấp 50 lần tiền cược" },
  isOn: true,
  group: "WEEKLY",
  type: "WIN_MULTIPLE",
  currency: "VND",
  category: "RNG",
  gameCode: null,
  multiple: 50,
  leastStake: "1000.00",
  target: "1",
  reward: "CASH",
  amount: "30000.00",
  factor: 5,
  score: 50,
  position: 10,
  days: null,
  challengeId: null,
  step: null,
  oncePerPerson: true,
  startsAt: null,
  endsAt: null,
  audience: everyoneRules,
  onSince: Date.parse("2026-11-01T03:00:00Z"),
  claims: 12,
  cost: "360000.00",
};

/** A challenge that members play. */
export const sampleChallenge: StaffChallenge = {
  id: "40000000-0000-4000-8000-000000000001",
  version: 3,
  titles: { EN: "First steps at the reels", VI: "Những bước đầu với quay hũ" },
  isOn: true,
  days: 7,
  position: 10,
  audience: everyoneRules,
  steps: 3,
  running: 41,
  started: 1_208,
};
