import { randomUUID } from "node:crypto";
import { claimRafflePromotion, listRaffleRecords, listRaffles, type Raffle } from "@marquee/contract";
import { decideProposal, type MakeRaffle, makeRaffle } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll } from "vitest";
import { measureRaffles } from "../src/modules/raffle/index.ts";
import { type Claimer, useBonuses } from "./bonusWorld.ts";
import { asOwner } from "./plantEntries.ts";
import { switchModules } from "./registration.ts";
import type { Visitor } from "./visitor.ts";

const tenantId = "aurelune";
const hour = 3_600_000;

/** One prize of money, one of points, one gift, and seven tickets without a prize. */
export const somePrizes: MakeRaffle["prizes"] = [
  { type: "CASH", names: { EN: "First prize", VI: "Giải nhất" }, amount: "50000", count: 1 },
  { type: "POINTS", names: { EN: "Points" }, amount: "500", count: 1 },
  { type: "GIFT", names: { EN: "Headphones" }, amount: null, count: 1 },
  { type: "NONE", names: { EN: "No prize" }, amount: null, count: 7 },
];

/** A prize of money that every ticket brings. */
export const allCash = (count: number, amount = "1000"): MakeRaffle["prizes"] => [
  { type: "CASH", names: { EN: "Money" }, amount, count },
];

/** What somebody sends to make a raffle that opens in an hour, for an hour. */
export const toRaffleRequest = (more: Partial<MakeRaffle> = {}): MakeRaffle => ({
  id: randomUUID(),
  proposalId: randomUUID(),
  names: { EN: "New year" },
  currency: "VND",
  opensAt: Date.now() + hour,
  closesAt: Date.now() + 2 * hour,
  turn: "ONCE",
  factor: 3,
  prizes: somePrizes,
  validBet: "0",
  deposits: "0",
  segment: null,
  reason: "for a test",
  ...more,
});

/** Members, staff and deposits as for bonuses, with raffles and points on. */
export function useRaffles() {
  const world = useBonuses();
  const db = () => world.app().services.db;
  beforeAll(() => switchModules(world.app(), tenantId, { RAFFLE3: "on", POINT3: "on" }));

  /** Makes a raffle. @returns its id */
  async function make(more: Partial<MakeRaffle> = {}): Promise<string> {
    const request = toRaffleRequest(more);
    const { proposal } = await world.staff("olga").get(makeRaffle, request);
    if (proposal !== null)
      await world.staff("pia").get(decideProposal, { id: proposal, decision: "approve", note: "for a test" });
    return request.id;
  }

  /** Moves a raffle's time by so many minutes, and lets what one person may give alone begin anew. */
  const shift = (id: string, minutes: number) =>
    asOwner(db(), (tx) =>
      sql`update raffles set opens_at = opens_at + ${minutes}::int * interval '1 minute',
        closes_at = closes_at + ${minutes}::int * interval '1 minute', made_at = made_at - interval '2 days' where id = ${id}::uuid`.execute(
        tx,
      ),
    );

  const idOf = async ({ name }: Pick<Claimer, "name">): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };

  const draw = (visitor: Visitor, promotionId: string, key: string = randomUUID()) =>
    visitor.call(claimRafflePromotion, { promotionId }, { headers: { "idempotency-key": key } });

  /** Settles a stake of whole units now, and counts it. */
  async function stake(member: Claimer, amount: number): Promise<void> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight)
      values (${tenantId}, ${await idOf(member)}, '', 'RNG', 'none', ${randomUUID()}, 'VND', ${BigInt(amount) * 10_000n}, 0, 100)`.execute(
      db(),
    );
    await measure();
  }

  /** Counts until nothing is left: what other tests of the server still run hides later rows for a while. */
  async function measure(): Promise<void> {
    await measureRaffles(world.app().services);
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from settled_stakes s, raffle_places p where (s.xid, s.sequence) > (p.xid, p.sequence)) as left`.execute(
      db(),
    );
    if (rows[0]?.left === true) await measure();
  }

  return {
    ...world,
    db,
    make,
    shift,
    idOf,
    draw,
    stake,
    open: (id: string) => shift(id, -61),
    /** Moves what was drawn and staked of a raffle to the day before: today is a new period of one by the day. */
    toDayBefore: (id: string) =>
      asOwner(db(), async (tx) => {
        // Out of the way of each other first: a row of yesterday may stand where one of today goes.
        for (const table of ["raffle_tickets", "raffle_progress"])
          for (const days of [-1_000, 999])
            await sql`update ${sql.table(table)} set period = period + ${days}::int where raffle_id = ${id}::uuid`.execute(
              tx,
            );
      }),
    /** A raffle that is open. @returns its id */
    makeOpen: async (more: Partial<MakeRaffle> = {}): Promise<string> => {
      const id = await make(more);
      await shift(id, -61);
      return id;
    },
    /** `done`, or the code of the refusal. */
    codeOf: async ({ visitor }: Pick<Claimer, "visitor">, id: string): Promise<string> => {
      const { body } = await draw(visitor, id);
      return body.success ? "done" : body.errorCode;
    },
    /** What a member is shown of a raffle; undefined where it is not offered. */
    show: async ({ visitor }: Claimer, id: string): Promise<Raffle | undefined> =>
      (await visitor.get(listRaffles, {})).list.find((one) => one.id === id),
    recordsOf: async ({ visitor }: Claimer) => visitor.get(listRaffleRecords, {}),
    balanceOf: async ({ visitor }: Claimer) => Number((await visitor.getBalance()).sumBalance),
  };
}
