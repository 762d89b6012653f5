import { getBalance, logout, updateMemberInfo } from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type EventReader, openEventReader } from "../../test/eventReader.ts";
import { createGameServer } from "../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune, type Visitor } from "../../test/visitor.ts";
import { openWallet } from "../../test/wallet.ts";
import { endOldSessions } from "../authentication/endOldSessions.ts";
import { publishEvent } from "./publishEvent.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../switches/Switch.ts";
import { tables } from "../../test/tables.ts";

describe("streams of live events", () => {
  let app: TestApp;
  let port: number;
  const open: EventReader[] = [];
  let count = 0;

  beforeAll(async () => {
    app = await openTestApp();
    await app.http.listen({ host: "127.0.0.1", port: 0 });
    const address = app.http.server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close();
  });
  afterAll(() => app.close());

  async function listen(options: Parameters<typeof openEventReader>[1] = {}): Promise<EventReader> {
    const reader = await openEventReader(port, options);
    open.push(reader);
    if (reader.headers["content-type"]?.startsWith("text/event-stream") === true) await reader.wait("ready");
    return reader;
  }

  /** Waits until everything that was published so far has been sent. */
  async function settle(): Promise<void> {
    const guest = await listen();
    await publishEvent(app.services.db, { tenantId: "aurelune", kind: "notice" });
    await guest.wait("notice");
    guest.close();
  }

  async function turn(wanted: Switch): Promise<void> {
    await applySwitch(app.services.db, wanted, "test");
  }
  const turnModule = (merchant: string, state: "on" | "off") =>
    turn({ kind: "module", merchant, subject: "BANNER3", state });

  async function enrol(): Promise<Visitor> {
    const visitor = openAurelune(app);
    count += 1;
    await visitor.registerAs(`stream${count}x`);
    // Its first money is told by then.
    await settle();
    return visitor;
  }
  const kinds = ({ events }: EventReader) => events.map(({ kind }) => kind).filter((kind) => kind !== "ready");

  it("SH-18: a guest hears of a switch of the merchant, and nobody hears of another merchant's", async () => {
    const [guest, stranger] = [await listen(), await listen({ host: "kickline.localhost" })];
    expect(guest.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-request-id": expect.any(String),
      "x-content-type-options": "nosniff",
    });
    await turnModule("aurelune", "off");
    expect(await guest.wait("tree")).toMatchObject({ data: { part: "module" } });
    // By the time that the page hears of it, the gateway answers from behind the switch.
    expect(app.services.tenantRegistry.getByHost("aurelune.localhost")?.modules.has("BANNER3")).toBe(false);
    await turnModule("aurelune", "on");
    await guest.wait("tree", 2);
    await turn({ kind: "banner", merchant: "kickline", subject: "live", state: "on" });
    await stranger.wait("notice");
    expect(kinds(stranger)).toEqual(["notice"]);
    expect(kinds(guest)).toEqual(["tree", "tree"]);
  });

  it("WL-13: a member hears of each move of the own balance, another member and a guest do not", async () => {
    const [ann, bob] = [await enrol(), await enrol()];
    const [hers, second, his, guest] = [
      await listen({ token: ann.getToken() }),
      await listen({ token: `Bearer ${ann.getToken()}` }),
      await listen({ token: bob.getToken() }),
      await listen(),
    ];
    const wallet = await openWallet(createGameServer(app, app.houseSecret), ann);
    await wallet.bet("round-1", wallet.limits.minBet);
    await hers.wait("balance");
    await second.wait("balance");
    expect([kinds(his), kinds(guest)]).toEqual([[], []]);
    expect(hers.getText()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|stream\dx/);
  });

  it("MC-01: other tabs hear of a changed profile", async () => {
    const ann = await enrol();
    const stream = await listen({ token: ann.getToken() });
    await ann.get(updateMemberInfo, { nickname: "Ann of the stream" });
    expect(await stream.wait("member")).toMatchObject({ data: {} });
  });

  it("LG-19: a stream ends with its session, and only with its own", async () => {
    const ann = await enrol();
    const name = `stream${count}x`;
    const [other, third] = [openAurelune(app), openAurelune(app)];
    await other.loginAs(name);
    await third.loginAs(name);
    await settle();
    const [first, second] = [await listen({ token: ann.getToken() }), await listen({ token: other.getToken() })];
    await ann.get(logout, {});
    await first.waitEnd();
    expect(kinds(first)).toEqual(["session.ended"]);
    expect([kinds(second), second.isOver()]).toEqual([[], false]);
    const refused = await listen({ token: ann.getToken() });
    await refused.waitEnd();
    expect([refused.status, JSON.parse(refused.getText())]).toMatchObject([401, { errorCode: "login.not.session" }]);
    await third.get(logout, { all: true });
    await second.waitEnd();
    expect(kinds(second)).toEqual(["session.ended"]);
  });

  it("LG-24: a stream ends when its session is idle, and does not keep it", async () => {
    const ann = await enrol();
    const stream = await listen({ token: ann.getToken() });
    await tables(app.services.db)
      .updateTable("sessions")
      .set({ seen_at: new Date(Date.now() - 31 * 60_000) })
      .where("ended_at", "is", null)
      .execute();
    await endOldSessions(app.services.db);
    await stream.waitEnd();
    expect(kinds(stream)).toEqual(["session.ended"]);
  });

  it.each(["frozen", "closed"] as const)("a %s member is told, and the stream ends", async (state) => {
    const ann = await enrol();
    const subject = `stream${count}x`;
    const stream = await listen({ token: ann.getToken() });
    await turn({ kind: "member", merchant: "aurelune", subject, state });
    await stream.waitEnd();
    expect(kinds(stream)).toEqual(expect.arrayContaining(["session.ended"]));
    const again = await listen({ token: ann.getToken() });
    await again.waitEnd();
    expect(JSON.parse(again.getText())).toMatchObject({ errorCode: `account.${state}` });
  });

  it("SH-05, SH-06: maintenance and a closed region end streams after they are told, and refuse new ones", async () => {
    for (const [closed, code, status] of [
      [{ kind: "status", merchant: "aurelune", subject: "site", state: "maintenance" }, "maintenance", 503],
      [{ kind: "region", merchant: "aurelune", subject: "site", state: "restricted" }, "region.restricted", 451],
    ] as const) {
      const [guest, elsewhere] = [await listen(), await listen({ host: "kickline.localhost" })];
      await turn(closed);
      await guest.waitEnd();
      expect(kinds(guest)).toEqual(["tree"]);
      expect(elsewhere.isOver()).toBe(false);
      const refused = await listen();
      await refused.waitEnd();
      expect(JSON.parse(refused.getText())).toMatchObject({ errorCode: code });
      expect(refused.status).toBe(status);
      await turn({ ...closed, state: "open" });
      await app.services.tenantRegistry.refresh();
      // The next visitor must not be told that it is open again.
      await settle();
    }
  });

  it("is a passive row that asks for a reader of events", async () => {
    const refused = await listen({ headers: { accept: "application/json" } });
    await refused.waitEnd();
    expect([refused.status, JSON.parse(refused.getText())]).toMatchObject([400, { errorCode: "request.invalid" }]);
    const ann = await enrol();
    expect((await ann.call(getBalance, {})).status).toBe(200);
  });

  it("one session and one address have a bounded number of streams, and places become free again", async () => {
    const ann = await enrol();
    const token = ann.getToken();
    const readers: EventReader[] = [];
    for (let each = 0; each < 12; each += 1) readers.push(await listen({ token }));
    const refused = await listen({ token });
    await refused.waitEnd();
    expect([refused.status, JSON.parse(refused.getText())]).toMatchObject([
      429,
      { errorCode: "rate.limited", retryAfter: 30 },
    ]);
    expect((await listen()).status).toBe(200);
    readers[0]?.close();
    await expect.poll(async () => (await listen({ token })).status).toBe(200);
  });

  it("the streams of both merchants end when the gateway closes", async () => {
    const own = await openTestApp();
    await own.http.listen({ host: "127.0.0.1", port: 0 });
    const address = own.http.server.address();
    const at = typeof address === "object" && address !== null ? address.port : 0;
    const readers = [await openEventReader(at), await openEventReader(at, { host: "kickline.localhost" })];
    expect(own.services.events.countStreams()).toBe(2);
    await own.close();
    for (const reader of readers) await reader.waitEnd();
  });
});
