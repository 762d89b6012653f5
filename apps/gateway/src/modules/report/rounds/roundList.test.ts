import { randomUUID } from "node:crypto";
import {
  createExport,
  getMemberMoney,
  getStaffRound,
  type ListStaffRounds,
  listStaffRounds,
  toExportPath,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLine, joinDesk } from "../../../../test/deskTeam.ts";
import { createGameServer } from "../../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";

describe("the list of rounds", () => {
  let app: TestApp;
  let players: SeamlessPlayers;
  let payments: Staff;
  let ann: Awaited<ReturnType<SeamlessPlayers["openPlayer"]>>;
  let bob: typeof ann;
  const annRounds: string[] = [];

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    payments = await joinDesk(app, "pay", "PAYMENTS");
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    ann = await players.openPlayer();
    bob = await players.openPlayer();
    for (let each = 0; each < 55; each += 1) {
      const round = ann.round();
      annRounds.unshift(round.roundId);
      await players.bet(round);
      if (each > 0) await players.win(round, each % 2 === 0 ? stake * 3 : 0);
    }
    // Play money is not money.
    await players.bet((await players.openSession(ann.visitor, "DEMO")).round());
  });
  afterAll(() => app.close());

  const find = async (asked: ListStaffRounds): Promise<readonly string[]> => {
    const { items, count } = await payments.get(listStaffRounds, asked);
    expect(count).toBe(items.length);
    return items.map(({ roundId }) => roundId);
  };

  it("X-52: a round is found by its number and by that of a provider's call; with what it staked, won and which calls made it", async () => {
    const [round, bet] = [bob.round(), randomUUID()];
    await players.bet(round, bet, stake * 2);
    await players.win(round, stake * 5);
    expect(await find({ number: round.roundId })).toEqual([round.roundId]);
    expect(await find({ number: ` ${bet} ` })).toEqual([round.roundId]);
    expect(await find({ number: randomUUID() })).toEqual([]);
    const { items } = await payments.get(listStaffRounds, { member: bob.userName.toUpperCase() });
    const line = await findLine(payments, bob.userName);
    expect(items).toMatchObject([
      {
        memberId: line.id,
        username: bob.userName,
        state: "CLOSED",
        staked: "2000.00",
        won: "5000.00",
        currency: "VND",
      },
    ]);
    expect(items[0]?.game).not.toBe(items[0]?.gameCode);
    expect(await payments.get(getMemberMoney, { memberId: line.id })).toMatchObject({
      ever: { staked: "2000.00", won: "5000.00" },
      lastDeposit: null,
    });
    const { provider = "", roundId = "", memberId = "" } = items[0] ?? {};
    const sheet = await payments.get(getStaffRound, { provider, roundId, memberId });
    expect(sheet.transactions).toMatchObject([
      { txId: bet, kind: "bet", amount: "2000.00", status: "OK" },
      { kind: "win", amount: "5000.00", status: "OK" },
    ]);
    expect(await payments.refuse(getStaffRound, { provider, roundId: randomUUID(), memberId })).toBe("round.unknown");
    await addStaff(app.services.db, "kick@kickline.example", { KICKLINE: ["PAYMENTS"] });
    const other = await new Staff(app, "KICKLINE").login("kick@kickline.example");
    expect((await other.get(listStaffRounds, { number: roundId })).items).toEqual([]);
    expect(await other.refuse(getStaffRound, { provider, roundId, memberId })).toBe("round.unknown");
  });

  it("X-52: a member's rounds come newest first, each once, by pages; open ones by their state; no play money", async () => {
    const first = await payments.get(listStaffRounds, { member: ann.userName });
    const second = await payments.get(listStaffRounds, { member: ann.userName, cursor: first.next ?? "" });
    expect([first.count, second.count, second.next]).toEqual([55, null, null]);
    expect([...first.items, ...second.items].map(({ roundId }) => roundId)).toEqual(annRounds);
    const oldest = await payments.get(listStaffRounds, { member: ann.userName, sort: "oldest" });
    const rest = await payments.get(listStaffRounds, {
      member: ann.userName,
      sort: "oldest",
      cursor: oldest.next ?? "",
    });
    expect([...oldest.items, ...rest.items].map(({ roundId }) => roundId)).toEqual(annRounds.toReversed());
    expect(oldest.count).toBe(55);
    expect(await find({ member: "nobody", sort: "oldest" })).toEqual([]);
    expect(await find({ member: ann.userName, state: "OPEN" })).toEqual([annRounds.at(-1)]);
    expect(await find({ member: ann.userName, to: "2020-01-01" })).toEqual([]);
    expect(await payments.refuse(listStaffRounds, { from: "2026-13-01" })).toBe("request.invalid");
    expect(await payments.refuse(listStaffRounds, { cursor: "AAAA" })).toBe("request.invalid");
  });

  it("X-52: the rounds of a filter are a file", async () => {
    const id = randomUUID();
    await payments.get(createExport, { id, list: "rounds", filters: { state: "OPEN" } });
    await app.services.exports.run(app.services);
    const headers = { host: "desk.example", cookie: `staff=${payments.cookie}` };
    const { body } = await app.http.inject({ method: "GET", url: toExportPath(id), headers });
    const [, ...lines] = body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(annRounds.at(-1));
  });
});
