import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";
import { getLimits } from "../../tenants/stakes.ts";

const stake = 10_000_000;
const { maxWin, maxDayWins } = getLimits("VND");
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe("what one player's rounds are", () => {
  let app: TestApp;
  let server: GameServer;
  let players = 0;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  async function openVisitor() {
    players += 1;
    const visitor = openAurelune(app);
    await visitor.registerAs(`rules${String(players).padStart(3, "0")}x`);
    return visitor;
  }

  const openPlayer = async () => openWallet(server, await openVisitor());

  it("a demo's stake never wins real money, whatever the game server says", async () => {
    const visitor = await openVisitor();
    const demo = await openWallet(server, visitor, "DEMO");
    const real = await openWallet(server, visitor);
    const before = await real.balance();
    const [round, txId] = [randomUUID(), randomUUID()];
    expect((await demo.bet(round, stake, txId)).status).toBe("OK");
    expect((await real.win(round, 3 * stake)).status).toBe("TX_NOT_FOUND");
    expect((await real.win(round, 3 * stake, { betTxId: txId })).status).toBe("TX_NOT_FOUND");
    expect((await real.rollback(round, txId)).status).toBe("TX_NOT_FOUND");
    expect((await real.bet(round, stake, txId)).status).toBe("DUPLICATE_CONFLICT");
    expect(await real.balance()).toBe(before);
    expect((await demo.win(round, 3 * stake)).status).toBe("OK");
  });

  it("several players bet, win and undo in a round that they share, each for himself", async () => {
    const [ann, bo, cy] = [await openPlayer(), await openPlayer(), await openPlayer()];
    const [round, bet] = [`table-${randomUUID()}`, randomUUID()];
    const before = await bo.balance();
    for (const player of [ann, cy]) expect((await player.bet(round, stake)).status).toBe("OK");
    expect((await bo.bet(round, stake, bet)).status).toBe("OK");
    expect((await ann.win(round, 2 * stake)).status).toBe("OK");
    expect((await ann.rollback(round, bet)).status).toBe("TX_NOT_FOUND");
    expect((await bo.rollback(round, bet)).status).toBe("OK");
    expect(await bo.balance()).toBe(before);
    expect(
      await Promise.all(
        [ann, bo, cy].map(async (player) =>
          Reflect.get(Object(Reflect.get(await player.round(round), "round")), "state"),
        ),
      ),
    ).toEqual(["CLOSED", "ROLLED_BACK", "OPEN"]);
    expect((await cy.win(round, 0)).status).toBe("OK");
  });

  it("a rollback after a win is checked by their order, whatever the clock said", async () => {
    const player = await openPlayer();
    const [round, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await player.bet(round, stake, first);
    // The clock of a database that takes over from another one may be behind: the win is older than its bet.
    await player.win(round, stake, { roundClosed: false });
    await setTimes(round, { bet: "2026-01-02", win: "2026-01-01" });
    expect((await player.rollback(round, first)).status).toBe("ALREADY_SETTLED");
    await player.bet(round, stake, second);
    await setTimes(round, { bet: "2026-01-01", win: "2026-01-02" });
    expect((await player.rollback(round, second)).status).toBe("OK");
  });

  it("a win for one bet of a round leaves the other bet to be undone", async () => {
    const player = await openPlayer();
    const [round, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    for (const txId of [first, second]) await player.bet(round, stake, txId);
    await player.win(round, stake, { betTxId: first, roundClosed: false });
    expect((await player.rollback(round, second)).status).toBe("OK");
    expect((await player.rollback(round, first)).status).toBe("ALREADY_SETTLED");
  });

  it("one call and one round win what the ceiling allows; what is above is asked for again and moves nothing", async () => {
    const player = await openPlayer();
    const before = await player.balance();
    const round = randomUUID();
    const half = Number(maxWin / 2n);
    expect((await player.betwin(randomUUID(), stake, Number(maxWin) + 1)).status).toBe("WIN_LIMIT");
    expect((await player.win(randomUUID(), Number(maxWin) + 1, { kind: "PROMO" })).status).toBe("WIN_LIMIT");
    await player.bet(round, stake);
    expect((await player.win(round, Number(maxWin) + 1)).status).toBe("WIN_LIMIT");
    expect((await player.win(round, half, { roundClosed: false })).status).toBe("OK");
    const [txId, rest] = [randomUUID(), Number(maxWin) - half];
    expect((await player.win(round, rest + 1, { txId })).status).toBe("WIN_LIMIT");
    expect((await player.win(round, rest, { txId })).status).toBe("OK");
    expect(await player.balance()).toBe(before - BigInt(stake) + maxWin);
    expect(app.logged()).toContain("provider.win.limit");
  });

  it.each(["WIN", "PROMO"] as const)(
    "fifty wins of kind %s at once in one round never go past the ceiling, turn after turn",
    async (kind) => {
      const player = await openPlayer();
      const third = Number(maxWin / 3n);
      for (const _ of times(raceTurns)) {
        const [round, before] = [randomUUID(), await player.balance()];
        if (kind === "WIN") await player.bet(round, stake);
        const answers = await Promise.all(times(50).map(() => player.win(round, third, { kind, roundClosed: false })));
        expect(answers.filter(({ status }) => status === "OK")).toHaveLength(3);
        expect(answers.filter(({ status }) => status === "WIN_LIMIT")).toHaveLength(47);
        expect((await player.balance()) - before).toBe(3n * BigInt(third) - (kind === "WIN" ? BigInt(stake) : 0n));
      }
    },
  );

  it("a balance beyond 10^15, and beyond what a number holds, settles to the last digit", async () => {
    for (const start of [10n ** 15n + 1n, 2n ** 53n + 1n, 8n * 10n ** 18n + 7n]) {
      const player = await openPlayer();
      await deposit(player.playerId, start - (await player.balance()));
      const round = randomUUID();
      expect((await player.bet(round, stake)).status).toBe("OK");
      const won = await player.win(round, 3 * stake);
      expect(won).toMatchObject({ status: "OK" });
      expect(BigInt(won.balance ?? 0)).toBe(start + 2n * BigInt(stake));
      expect((await server.call("end", { sessionId: player.sessionId })).status).toBe("OK");
    }
  });

  it("a member has one live real session at a vendor, however many launches come at once", async () => {
    for (const _ of times(raceTurns)) {
      const visitor = await openVisitor();
      await Promise.all(times(4).map(() => visitor.launchFirst()));
      const { rows } = await sql<{ live: number }>`
        select count(*)::int as live from game_sessions where mode = 'REAL' and ended_at is null
        group by tenant_id, player_id, vendor having count(*) > 1`.execute(app.services.db);
      expect(rows).toEqual([]);
    }
  });

  it("the session that a new launch replaces bets no more, not even beside the launch", async () => {
    for (const _ of times(raceTurns)) {
      const visitor = await openVisitor();
      const old = await openWallet(server, visitor);
      const [, ...bets] = await Promise.all([
        openWallet(server, visitor),
        ...times(4).map(() => old.bet(randomUUID(), stake)),
      ]);
      for (const { status } of bets) expect(["OK", "SESSION_EXPIRED"]).toContain(status);
      expect((await old.bet(randomUUID(), stake)).status).toBe("SESSION_EXPIRED");
    }
  });

  it("a win and a rollback of one bet at the same moment: one of them moves the money, the other says which", async () => {
    const player = await openPlayer();
    for (const index of times(raceTurns)) {
      const [round, txId, before] = [randomUUID(), randomUUID(), await player.balance()];
      await player.bet(round, stake, txId);
      const calls = [() => player.win(round, 3 * stake, { betTxId: txId }), () => player.rollback(round, txId)];
      const [first, second] = await Promise.all((index % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      const [won, undone] = index % 2 === 0 ? [first?.status, second?.status] : [second?.status, first?.status];
      expect([
        ["OK", "ALREADY_SETTLED"],
        ["ROLLED_BACK", "OK"],
      ]).toContainEqual([won, undone]);
      expect((await player.balance()) - before).toBe(won === "OK" ? 2n * BigInt(stake) : 0n);
    }
  });

  it("players, their demos and their real money in one round at once: each account moves by its own calls alone", async () => {
    const visitors = await Promise.all(times(5).map(() => openVisitor()));
    const wallets = (
      await Promise.all(
        visitors.map(async (visitor) => [await openWallet(server, visitor), await openWallet(server, visitor, "DEMO")]),
      )
    ).flat();
    for (const _ of times(raceTurns)) {
      const round = `table-${randomUUID()}`;
      const before = await Promise.all(wallets.map((wallet) => wallet.balance()));
      await Promise.all(wallets.map((wallet) => wallet.bet(round, stake)));
      const wins = await Promise.all(wallets.map((wallet, index) => wallet.win(round, index * stake)));
      expect(wins.every(({ status }) => status === "OK")).toBe(true);
      const after = await Promise.all(wallets.map((wallet) => wallet.balance()));
      expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual(
        wallets.map((_wallet, index) => BigInt((index - 1) * stake)),
      );
    }
  });

  async function setTimes(round: string, { bet, win }: { readonly bet: string; readonly win: string }): Promise<void> {
    await app.services.db.transaction().execute(async (tx) => {
      // Statements that the gateway's role may not run.
      await sql`set local role none`.execute(tx);
      await sql`update provider_transactions set processed_at = (case kind when 'win' then ${win}::text else ${bet}::text end)::timestamptz
        where round_id = ${round}`.execute(tx);
    });
  }

  async function deposit(memberId: string, amount: bigint): Promise<void> {
    const [account, house] = [
      toMemberAccount("real", memberId, "main"),
      toHouseAccount("real", "aurelune", "deposits"),
    ];
    const lines = [
      { account, amount },
      { account: house, amount: -amount },
    ].map((line) => ({ ...line, asset: "VND", kind: "DEPOSIT" as const }));
    await postTransfer(app.services.db, {
      tenant: "aurelune",
      scope: "test",
      key: randomUUID(),
      ref: "test",
      postings: lines,
    });
  }
});

describe("the day's ceiling of a provider", () => {
  it("fifty wins at once never go past it, and those that were refused are paid when it allows", async () => {
    const app = await openTestApp();
    const server = createGameServer(app, app.houseSecret);
    const { db } = app.services;
    const left = (count: bigint) =>
      sql`update provider_day_wins set won = ${maxDayWins - count * BigInt(stake)}`.execute(db);
    try {
      const visitors = await Promise.all(
        times(10).map(async (index) => {
          const visitor = openAurelune(app);
          await visitor.registerAs(`ceiling${index}x`);
          return openWallet(server, visitor);
        }),
      );
      await visitors[0]?.betwin(randomUUID(), stake, stake);
      for (const _ of times(raceTurns)) {
        await left(3n);
        const before = await Promise.all(visitors.map((player) => player.balance()));
        const answers = await Promise.all(
          times(50).map((index) => visitors[index % 10]?.betwin(randomUUID(), stake, stake)),
        );
        const after = await Promise.all(visitors.map((player) => player.balance()));
        expect(answers.filter((answer) => answer?.status === "OK")).toHaveLength(3);
        expect(answers.filter((answer) => answer?.status === "WIN_LIMIT")).toHaveLength(47);
        expect(after).toEqual(before);
      }
      const [player] = visitors;
      const [round, txId] = [randomUUID(), randomUUID()];
      await player?.bet(round, stake);
      expect((await player?.win(round, stake, { txId }))?.status).toBe("WIN_LIMIT");
      expect((await player?.win(round, 0, { roundClosed: false }))?.status).toBe("OK");
      await left(1n);
      expect((await player?.win(round, stake, { txId }))?.status).toBe("OK");
      expect(await app.listFaults()).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
