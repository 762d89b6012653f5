import { randomUUID } from "node:crypto";
import { getMemberInfo, listRecentGames, listTransactions, logout } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../test/gameServer.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openAurelune } from "../test/visitor.ts";

describe("a member's journey", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("GM-34, AP-38, AP-75: registers, plays with real stakes, and balance, record and last played games say what the game did", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("annjourney");
    expect((await ann.getBalance()).sumBalance).toBe("100000.00");

    const { game_url: url = "" } = await ann.launchFirst();
    const token = new URL(url).searchParams.get("t");
    const server = createGameServer(app, app.houseSecret);
    const opened = await server.call("session", { token });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId, currency } = opened.session;
    expect(opened).toMatchObject({ balance: 1_000_000_000, session: { currency: "VND", mode: "REAL" } });
    const gameCode = url.split("/play/")[1]?.split("?")[0];
    const round = { sessionId, roundId: randomUUID(), gameCode, currency };
    const bet = await server.call("bet", { ...round, txId: randomUUID(), amount: 15_000_000 });
    expect(bet).toMatchObject({ status: "OK", balance: 985_000_000 });
    const win = await server.call("win", {
      ...round,
      txId: randomUUID(),
      amount: 42_500_000,
      roundClosed: true,
      kind: "WIN",
    });
    expect(win).toMatchObject({ status: "OK", balance: 1_027_500_000 });

    expect((await ann.getBalance()).sumBalance).toBe("102750.00");
    const record = await ann.get(listTransactions, {});
    expect(record.list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["WIN", "4250.00", "102750.00"],
      ["BET", "-1500.00", "98500.00"],
      ["BONUS_GRANT", "100000.00", "100000.00"],
    ]);
    expect(record.totals).toEqual({ in: "104250.00", out: "-1500.00", net: "2750.00" });
    expect(record.list[0]).toMatchObject({ refNo: round.roundId });
    expect((await ann.get(listRecentGames, { clientType: 3, language: "EN" })).list[0]).toMatchObject({
      code: gameCode,
      gameName: record.list[0]?.gameName,
    });

    await ann.get(logout, {});
    expect(await ann.refuse(getMemberInfo, {})).toBe("login.not.session");
    expect(await ann.loginAs(" AnnJourney ")).toMatchObject({ firstTimeLogin: false, userName: "annjourney" });
    expect((await ann.getBalance()).sumBalance).toBe("102750.00");
    expect(await app.listFaults()).toEqual([]);
  });
});
