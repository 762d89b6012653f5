import { getAffiliatePostback, setAffiliatePostback } from "@marquee/contract";
import { listWebhooks } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type TestAffiliate, type TestMember, useAffiliates } from "../../../test/affiliateWorld.ts";
import { newIntent } from "../../../test/agentTeam.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { openWallet } from "../../../test/wallet.ts";
import { isSigned, openReceiver } from "../../../test/webhookReceiver.ts";

const terms = { amount: "300", qualifyDeposit: "200", qualifyBet: "1000", qualifyDays: "30" } as const;

describe("qualified players and postbacks of affiliates", () => {
  const world = useAffiliates("qualaff");
  const { join, sign, link } = world;

  const getNow = async (): Promise<string> => {
    const { rows } = await sql<{ at: string }>`
      select (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::text as at`.execute(world.db());
    return rows[0]?.at ?? "";
  };
  /** A player who has done what the plan asks for, but for what is said. */
  async function joinPlayer(
    affiliate: TestAffiliate,
    { deposit = 200, bet = 1_000, weight = 100, isConfirmed = true, url = "http://localhost/register" } = {},
  ): Promise<TestMember> {
    const player = await join(await link(affiliate), url);
    await world.give(player, "DEPOSIT", deposit);
    await world.play(player, await getNow(), bet, { weight });
    if (isConfirmed) await world.confirmContact(player);
    return player;
  }
  const isQualified = async ({ id }: TestMember): Promise<boolean> => {
    const { rows } = await sql<{ isQualified: boolean }>`
      select qualified_at is not null as "isQualified" from affiliate_players where member_id = ${id}`.execute(
      world.db(),
    );
    return rows[0]?.isQualified === true;
  };

  it("X-56: a player is qualified once it has deposited, staked and confirmed enough in time, is not excluded and stands for itself", async () => {
    const affiliate = await sign({ kind: "CPA", terms });
    const players = {
      plain: await joinPlayer(affiliate),
      poor: await joinPlayer(affiliate, { deposit: 199 }),
      lazy: await joinPlayer(affiliate, { bet: 999 }),
      // Half of a stake counts.
      light: await joinPlayer(affiliate, { bet: 1_998, weight: 50 }),
      silent: await joinPlayer(affiliate, { isConfirmed: false }),
      excluded: await joinPlayer(affiliate),
      own: await joinPlayer(affiliate),
      twin: await joinPlayer(affiliate),
      other: await joinPlayer(affiliate),
      late: await joinPlayer(affiliate),
    };
    const { db } = world;
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, at)
      values ('aurelune', gen_random_uuid(), ${players.excluded.id}, 'EXCLUSION', clock_timestamp())`.execute(db());
    await world.shareDevice(affiliate, players.own);
    await world.shareDevice(players.twin, players.other);
    // The thirtieth day was yesterday, that of the registration being the first.
    await sql`update affiliate_players set day = day - 30 where member_id = ${players.late.id}`.execute(db());
    await world.measure(3);
    const found = [];
    for (const [name, player] of Object.entries(players)) if (await isQualified(player)) found.push(name);
    expect(found).toEqual(["plain"]);
    // What was missing comes: a contact, a deposit, the last bet, and a day that was in time.
    await world.confirmContact(players.silent);
    await world.give(players.poor, "DEPOSIT", 1);
    await world.play(players.lazy, await getNow(), 1);
    await sql`update affiliate_players set day = day + 1 where member_id = ${players.late.id}`.execute(db());
    await world.measure();
    for (const each of [players.silent, players.poor, players.lazy, players.late])
      expect(await isQualified(each)).toBe(true);
    for (const each of [players.light, players.excluded, players.own, players.twin, players.other])
      expect(await isQualified(each)).toBe(false);
  });

  it("X-56: a round for real money counts as it settles, and one for play money does not", async () => {
    const affiliate = await sign({ kind: "CPA", terms });
    const player = await join(await link(affiliate));
    const server = createGameServer(world.app(), world.app().houseSecret);
    for (const mode of ["DEMO", "REAL"] as const) {
      const wallet = await openWallet(server, player.here, mode);
      const { status } = await wallet.betwin(`round-${mode}`, 10_000_000, 4_000_000);
      expect(status).toBe("OK");
    }
    await world.measure();
    const { rows } = await sql<object>`
      select rounds, stakes::text as stakes, wins::text as wins from affiliate_days where member_id = ${player.id}`.execute(
      world.db(),
    );
    expect(rows).toEqual([{ rounds: 1, stakes: "10000000", wins: "4000000" }]);
  });

  it("X-56: what several gateways measure at once is counted once, and what a killed one left is read by the next", async () => {
    const affiliate = await sign({ kind: "CPA", terms });
    const player = await join(await link(affiliate));
    for (let number = 0; number < 20; number += 1) {
      await world.play(player, await getNow(), 100, { win: 40 });
      await world.give(player, "DEPOSIT", 10);
      if (number % 5 === 0) await world.measure(3);
    }
    // A gateway that is killed within a run takes its transaction with it.
    await world
      .db()
      .transaction()
      .execute(async (tx) => {
        await sql`select measure_affiliate_stakes(1000), measure_affiliate_events(1000)`.execute(tx);
        throw new Error("killed");
      })
      .catch(() => {});
    await world.measure(3);
    const { rows } =
      await sql<object>`select sum(rounds)::int as rounds, sum(stakes)::text as stakes, sum(wins)::text as wins, sum(deposits)::text as deposits
      from affiliate_days where member_id = ${player.id}`.execute(world.db());
    expect(rows).toEqual([{ rounds: 20, stakes: "20000000", wins: "8000000", deposits: "2000000" }]);
  });

  it("X-56: an affiliate's own system is told of registrations, first deposits and qualified players, signed, and of nobody else's", async () => {
    const receiver = await openReceiver((_, count) => ({ status: count === 1 ? 503 : 204 }));
    const [affiliate, other] = [await sign({ kind: "CPA", terms }), await sign({ kind: "CPA", terms })];
    const settings = { url: receiver.url, kinds: ["registration", "firstDeposit", "qualified"] as const, on: true };
    const stranger = await join();
    const set = (who: TestMember, more: object = {}, intent = newIntent()) =>
      who.here.call(setAffiliatePostback, { ...settings, kinds: [...settings.kinds], ...more }, intent);
    expect((await set(stranger)).body).toMatchObject({ errorCode: "affiliate.state" });
    for (const url of [
      "http://10.0.0.1/",
      "ftp://mail.example/",
      "javascript:alert(1)",
      "https://user:pw@mail.example/",
      "x",
    ])
      expect((await set(affiliate, { url })).body, url).toMatchObject({ fields: [{ name: "url" }] });
    expect((await set(affiliate, { kinds: ["bet.placed"] })).body).toMatchObject({ errorCode: "request.invalid" });
    const intent = newIntent();
    const first = (await set(affiliate, {}, intent)).body;
    if (!first.success) throw new Error(first.errorCode);
    const { secret = "" } = first.value;
    expect(secret).toMatch(/^whsec_/);
    // Sent again it is told the same; set again it is not told any more.
    expect((await set(affiliate, {}, intent)).body).toMatchObject({ value: { secret } });
    expect((await set(affiliate)).body).toMatchObject({ value: { postback: { on: true } } });
    expect("secret" in (await affiliate.here.get(getAffiliatePostback, {}))).toBe(false);
    expect(await other.here.get(getAffiliatePostback, {})).toEqual({ postback: null });
    await joinPlayer(other);
    const player = await joinPlayer(affiliate, { url: "http://localhost/register?clickId=c-42" });
    await world.measure();
    const { webhooks, db } = world.app().services;
    for (let tries = 0; tries < 2; tries += 1) {
      await sql`update webhook_endpoints set next_try_at = clock_timestamp() where member_id is not null`.execute(db);
      await webhooks.deliver();
    }
    expect(receiver.received.map(({ event }) => event.kind)).toEqual([
      "affiliate.registration",
      "affiliate.registration",
      "affiliate.first_deposit",
      "affiliate.qualified",
    ]);
    for (const each of receiver.received) {
      expect(isSigned(each, secret)).toBe(true);
      expect(each.event.data).toEqual({ clickId: "c-42", campaignId: affiliate.campaignId });
      expect(each.body).not.toContain(player.name);
      expect(each.body).not.toContain(player.id);
    }
    const renewed = (await set(affiliate, { renew: true })).body;
    if (!renewed.success) throw new Error(renewed.errorCode);
    expect(renewed.value.secret).not.toBe(secret);
    // The merchant's people do not see it among their own, and one that is off is told nothing.
    expect(await world.people().rob.get(listWebhooks, {})).toEqual([]);
    await joinPlayer(affiliate, { deposit: 1 });
    await webhooks.deliver();
    const last = receiver.received.at(-1);
    for (const each of [secret, renewed.value.secret ?? ""]) expect(last && isSigned(last, each)).toBe(true);
    await set(affiliate, { on: false });
    await joinPlayer(affiliate);
    await webhooks.deliver();
    expect(receiver.received).toHaveLength(5);
    await receiver.close();
  });
});
