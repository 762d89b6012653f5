import { randomUUID } from "node:crypto";
import { claimPromotion, getFunds, getMemberInfo } from "@marquee/contract";
import { getStaffWithdrawal } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { byCode } from "../../../test/promoCodeWorld.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import type { Staff } from "../../../test/staff.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";

const units = (amount: number): number => amount * 10_000;

describe("bonus money on opposite sides", () => {
  const world = useWithdrawals();
  let server: GameServer;
  let olga: Staff;
  let pageId: string;

  beforeAll(async () => {
    server = createGameServer(world.app(), world.app().houseSecret);
    olga = await joinDesk(world.app(), "olga", "OPERATIONS");
    const activity = { ...application, trigger: "REGISTRATION", least: byCode.least, most: byCode.most } as const;
    pageId = await makePage(olga, { activity: { ...activity, oncePerPerson: true } });
  });
  beforeEach(() =>
    world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, "bets.opposite": { enabled: true, limit: 0 } },
    })),
  );

  /** What is in the main wallet and in the bonus wallet, in whole units. */
  const moneyOf = async (ann: Visitor) => ({
    own: Number((await ann.getBalance()).wallets[0]?.balance),
    bonus: Number((await ann.get(getFunds, {})).bonus),
  });
  /** Stakes on a side of a round, as a table game tells it. */
  const stake = async (ann: Visitor, roundId: string, side: string, amount: number) => {
    const { sessionId, gameCode } = await openWallet(server, ann);
    const detail = { table: "B7", sides: [{ market: "main", side }] };
    const bet = { sessionId, gameCode, currency: "VND", roundId, amount: units(amount), txId: randomUUID(), detail };
    expect((await server.call("bet", bet)).status).toBe("OK");
  };
  /** Ends a round with what it pays. */
  const end = async (ann: Visitor, roundId: string, amount: number) => {
    const { sessionId, gameCode } = await openWallet(server, ann);
    const win = { sessionId, gameCode, currency: "VND", roundId, amount: units(amount), txId: randomUUID() };
    expect((await server.call("win", { ...win, roundClosed: true, kind: "WIN" })).status).toBe("OK");
  };
  const checksOf = async (ann: Visitor, accountId: string): Promise<readonly string[]> => {
    const { orderNo } = await world.order(ann, accountId);
    return (await world.staff("pia").get(getStaffWithdrawal, { orderNo })).checks;
  };
  const idOf = async (ann: Visitor): Promise<string> => (await ann.get(getMemberInfo, {})).id;
  const shareDevice = async (...visitors: readonly Visitor[]): Promise<void> => {
    for (const visitor of visitors)
      await sql`insert into member_traits (tenant_id, rule, trait_key, member_id)
        values ('aurelune', 'SAME_DEVICE', 'the browser of the house', ${await idOf(visitor)})`.execute(
        world.app().services.db,
      );
  };

  it("X-34, X-60: own money on one side and bonus money on the other send the withdrawal to staff, by the check's name", async () => {
    const { ann, accountId } = await world.newRich();
    await ann.get(claimPromotion, { id: pageId });
    const { own, bonus } = await moneyOf(ann);
    const round = randomUUID();
    await stake(ann, round, "banker", own);
    // Nothing is left of the own money.
    expect(await moneyOf(ann)).toEqual({ own: 0, bonus });
    await stake(ann, round, "player", bonus);
    expect(await moneyOf(ann)).toEqual({ own: 0, bonus: 0 });
    await end(ann, round, own + bonus);
    // Enough was staked, and the bonus is the member's own.
    expect(await moneyOf(ann)).toEqual({ own: own + bonus, bonus: 0 });
    expect(await checksOf(ann, accountId)).toEqual(["bets.opposite"]);
  });

  it("X-34, X-60: of two accounts of one person one has the bonus, and both are found when they stake it against own money", async () => {
    const [one, other, stranger] = [await world.newRich(), await world.newRich(), await world.newRich()];
    await shareDevice(one.ann, other.ann);
    await one.ann.get(claimPromotion, { id: pageId });
    expect(await other.ann.refuse(claimPromotion, { id: pageId })).toBe("promo.not.eligible");
    const { own, bonus } = await moneyOf(one.ann);
    const round = randomUUID();
    await stake(one.ann, round, "banker", own + bonus);
    await stake(other.ann, round, "player", own);
    await stake(stranger.ann, round, "player", own);
    await end(one.ann, round, own + bonus);
    for (const { ann } of [other, stranger]) await end(ann, round, own);
    expect(await checksOf(one.ann, one.accountId)).toEqual(["bets.opposite"]);
    expect(await checksOf(other.ann, other.accountId)).toEqual(["bets.opposite"]);
    expect(await checksOf(stranger.ann, stranger.accountId)).toEqual([]);
  });
});
