import { randomUUID } from "node:crypto";
import { getPromotionPage, listDepositMethods, listRewards } from "@marquee/contract";
import { changeTurnoverSettings, decideProposal, getTurnoverSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, units, useBonuses } from "../../../test/bonusWorld.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import { endBonusesJob } from "./endBonusesJob.ts";

describe("the progress of a bonus", () => {
  const world = useBonuses();

  it("X-34: moves by the weight of the game's category", async () => {
    const { staff, app } = world;
    const ann = await world.withBonus();
    const game = await world.play(ann);
    const { rows } = await sql<{ category: string }>`
      select category from games where code = ${game.gameCode} limit 1`.execute(app().services.db);
    const { settings, version } = await staff("rob").get(getTurnoverSettings, {});
    const weights = { ...settings.weights, [rows[0]?.category ?? ""]: 25 };
    const id = randomUUID();
    const request = { id, settings: { ...settings, weights }, version, reason: "for a test" };
    const { proposal } = await staff("rob").get(changeTurnoverSettings, request);
    if (proposal !== null) await staff("rita").get(decideProposal, { id, decision: "approve", note: "for a test" });
    await game.betwin(randomUUID(), units(20_000), units(20_000));
    expect(await world.bonusOf(ann)).toMatchObject({ done: "5000.00", required: "1000000.00" });
  });
});

describe("sticky bonuses", () => {
  const world = useBonuses();
  const { bonusOf, newMember, play, staff, withBonus } = world;
  const db = () => world.app().services.db;

  const mainOf = async ({ visitor }: Claimer): Promise<number> =>
    Number((await visitor.getBalance()).wallets[0]?.balance);
  const listMoves = async (id: string) => {
    const { rows } = await sql<{ account: string; kind: string; amount: string }>`
      select e.account, e.kind, e.amount::text as amount from ledger.entries e
      join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
      where t.scope = 'bonus' and t.ref = ${id} and e.kind <> 'BONUS_GRANT' order by t.at, e.line`.execute(db());
    return rows.map(({ account, kind, amount }) => `${account.split(":").at(-1)} ${kind} ${Number(amount) / 10_000}`);
  };
  const terms = { sticky: true, factor: 1 } as const;
  /** A member with a bonus of 100,000 and no own money, who plays with the bonus alone. */
  async function withBonusAlone(more: Parameters<typeof withBonus>[0]) {
    const ann = await withBonus(more);
    const game = await play(ann);
    const own = await mainOf(ann);
    const round = randomUUID();
    await game.bet(round, units(own));
    // A round of own money that stays open: no part of it comes back, and it counts for nothing.
    return { ...ann, game };
  }

  it.each<readonly [won: number, own: number, back: number, cap: string | null]>([
    [250_000, 150_000, 100_000, null],
    [250_000, 120_000, 130_000, "120000"],
    [80_000, 0, 80_000, null],
  ])(
    "X-34: of a sticky bonus of 100,000 with %d in its wallet, %d is the member's and %d goes back",
    async (won, own, back, maxConvert) => {
      const ann = await withBonusAlone({ ...terms, maxConvert });
      expect(await bonusOf(ann)).toMatchObject({ sticky: true, endsWithWithdrawal: false });
      await ann.game.betwin(randomUUID(), units(100_000), units(won));
      expect(await bonusOf(ann)).toMatchObject({ state: "CONVERTED", converted: `${own}.00`, balance: "0.00" });
      expect(await mainOf(ann)).toBe(own);
      expect(await listMoves(ann.bonus.id)).toEqual([
        ...(own === 0 ? [] : [`bonus BONUS_CONVERT -${own}`, `main BONUS_CONVERT ${own}`]),
        `bonus BONUS_EXPIRE -${back}`,
        `bonus BONUS_EXPIRE ${back}`,
      ]);
    },
  );

  it("X-34: a sticky bonus waits for the rounds that it is staked in, so that nothing that was won is missing; its time over, it waits no longer", async () => {
    const [ann, ben] = [await withBonusAlone(terms), await withBonusAlone(terms)];
    const rounds = new Map<string, string>();
    for (const each of [ann, ben]) {
      const round = randomUUID();
      rounds.set(each.name, round);
      await each.game.bet(round, units(40_000));
      await each.game.betwin(randomUUID(), units(60_000), units(130_000));
      // 100,000 were to be staked; 60,000 and 130,000 more have ended.
      await each.game.betwin(randomUUID(), units(130_000), units(130_000));
    }
    await endBonusesJob.run(world.app().services);
    for (const each of [ann, ben])
      expect(await bonusOf(each)).toMatchObject({ state: "ACTIVE", done: "100000.00", balance: "130000.00" });
    await ann.game.win(rounds.get(ann.name) ?? "", units(90_000));
    expect(await bonusOf(ann)).toMatchObject({ state: "CONVERTED", converted: "120000.00" });
    await sql`update bonuses set expires_at = clock_timestamp() where id = ${ben.bonus.id}`.execute(db());
    await endBonusesJob.run(world.app().services);
    expect(await bonusOf(ben)).toMatchObject({ state: "CONVERTED", converted: "30000.00" });
    // What comes behind its end is the house's.
    await ben.game.win(rounds.get(ben.name) ?? "", units(90_000));
    expect(await mainOf(ben)).toBe(30_000);
    expect(await world.app().listFaults()).toEqual([]);
  });

  it("X-34: what kind a bonus is, is told with its terms, before it is claimed and afterwards", async () => {
    const kind = { sticky: true, endsWithWithdrawal: true };
    const activity = { ...application, trigger: "REGISTRATION", least: "50000", most: "50000", ...kind } as const;
    const id = await makePage(staff("olga"), { activity });
    const promotionId = await world.offer(kind);
    const ann = await newMember();
    expect((await ann.visitor.get(getPromotionPage, { id })).terms).toMatchObject(kind);
    expect((await ann.visitor.get(listRewards, {})).list).toMatchObject([{ id, bonus: kind }]);
    const methods = await ann.visitor.get(listDepositMethods, {});
    expect(methods[0]?.promotions.find((each) => each.promotionId === promotionId)).toMatchObject(kind);
  });
});
