import { randomUUID } from "node:crypto";
import { claimMission, everyoneRules, getMissionSummary, type Mission } from "@marquee/contract";
import { decideProposal, listStaffMissions, type SaveMission, saveMission } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll } from "vitest";
import { measureMissions } from "../src/modules/missions/index.ts";
import { type Claimer, useBonuses } from "./bonusWorld.ts";
import { asOwner } from "./plantEntries.ts";
import { switchModules } from "./registration.ts";

const tenantId = "aurelune";

/** A daily mission: who stakes 1,000 gets 50, which has to be staked twice. */
export const staked: Omit<SaveMission, "id" | "proposalId"> = {
  version: 0,
  titles: { EN: "Stake 1,000" },
  isOn: true,
  group: "DAILY",
  type: "BET_SUM",
  currency: "VND",
  category: null,
  gameCode: null,
  multiple: null,
  leastStake: "0",
  target: "1000",
  reward: "CASH",
  amount: "50",
  factor: 2,
  score: 10,
  position: 0,
  days: null,
  challengeId: null,
  step: null,
  oncePerPerson: false,
  startsAt: null,
  endsAt: null,
  audience: everyoneRules,
  reason: "for a test",
};

/** A round that is settled, or taken back: then its amounts are below zero. In whole units. */
interface Round {
  readonly stake: number;
  readonly win?: number;
  readonly category?: string;
  readonly game?: string;
  readonly weight?: number;
  readonly at?: Date;
}

/** Members, staff and deposits as for bonuses, with missions on. */
export function useMissions() {
  const world = useBonuses();
  const db = () => world.app().services.db;
  beforeAll(() => switchModules(world.app(), tenantId, { MISSION3: "on" }));

  /** Makes a mission. @returns its id */
  async function make(more: Partial<SaveMission> = {}): Promise<string> {
    const id = randomUUID();
    const { proposal } = await world.staff("olga").get(saveMission, { ...staked, proposalId: id, id, ...more });
    if (proposal !== null)
      await world.staff("pia").get(decideProposal, { id, decision: "approve", note: "for a test" });
    return id;
  }

  const idOf = async ({ name }: Pick<Claimer, "name">): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };

  async function settle(
    memberId: string,
    { stake, win = 0, category = "RNG", game = "none", weight = 100, at }: Round,
  ): Promise<void> {
    const [amount, won] = [BigInt(Math.round(stake * 10_000)), BigInt(Math.round(win * 10_000))];
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, at)
      values (${tenantId}, ${memberId}, '', ${category}, ${game}, ${randomUUID()}, 'VND', ${amount}, ${won}, ${weight},
        coalesce(${at ?? null}::timestamptz, clock_timestamp()))`.execute(db());
  }

  /** Measures until nothing is left: what other tests of the server still run hides later rows for a while. */
  async function measure(): Promise<void> {
    await measureMissions(world.app().services);
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from settled_stakes s, mission_places p where (s.xid, s.sequence) > (p.xid, p.sequence)) as left`.execute(
      db(),
    );
    if (rows[0]?.left === true) await measure();
  }

  /** What a member is shown of a mission; undefined where it is not offered. */
  const show = async ({ visitor }: Claimer, id: string): Promise<Mission | undefined> =>
    (await visitor.get(getMissionSummary, {})).missions.find((one) => one.id === id);

  /** `done`, or the code of the refusal. */
  async function claim({ visitor }: Claimer, id: string, version = 1, key: string = randomUUID()): Promise<string> {
    const { body } = await visitor.call(claimMission, { id, version }, { headers: { "idempotency-key": key } });
    return body.success ? "done" : body.errorCode;
  }

  return {
    ...world,
    db,
    make,
    idOf,
    settle,
    measure,
    show,
    claim,
    play: async (member: Claimer, ...rounds: readonly Round[]): Promise<void> => {
      const id = await idOf(member);
      for (const round of rounds) await settle(id, round);
      await measure();
    },
    balanceOf: async ({ visitor }: Claimer) => Number((await visitor.getBalance()).sumBalance),
    asOwner: (work: (tx: ReturnType<typeof db>) => Promise<unknown>) => asOwner(db(), work),
    /** A mission as a save says it again. */
    stored: async (id: string): Promise<Omit<SaveMission, "proposalId" | "reason">> => {
      const found = (await world.staff("olga").get(listStaffMissions, {})).find((one) => one.id === id);
      if (found === undefined) throw new Error("there is no such mission");
      const { claims: _, cost: __, onSince: ___, ...settings } = found;
      return settings;
    },
  };
}
