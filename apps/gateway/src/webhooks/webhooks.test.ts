import { randomUUID } from "node:crypto";
import { loginFreePlay } from "@marquee/contract";
import {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listAudit,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
  type WebhookKind,
  webhookKinds,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { createSeamlessPlayers, type SeamlessPlayers } from "../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import { isSigned, openReceiver, type Reply } from "../../test/webhookReceiver.ts";
import { openAurelune } from "../../test/visitor.ts";

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

describe("webhooks", () => {
  let app: TestApp;
  let server: GameServer;
  let players: SeamlessPlayers;
  let owner: Staff;
  let answer: (count: number) => Reply;
  let receiver: Receiver;
  let id: string;
  let secret: string;
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    server = createGameServer(app, app.houseSecret);
    players = createSeamlessPlayers(app, server);
    const { db } = app.services;
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    answer = () => ({ status: 204 });
    receiver = await openReceiver((_, count) => answer(count));
    id = randomUUID();
    ({ secret } = await create([...webhookKinds]));
  });
  afterEach(async () => {
    for (const webhook of await owner.get(listWebhooks, {}))
      await owner.get(removeWebhook, { id: webhook.id, version: webhook.version });
    await receiver.close();
  });

  const create = (kinds: WebhookKind[], url = receiver.url) =>
    owner.get(createWebhook, { id, name: "Our own", url, kinds });
  const look = async () => {
    const [webhook] = await owner.get(listWebhooks, {});
    if (webhook === undefined) throw new Error("there is no endpoint");
    return webhook;
  };
  const register = async () => {
    names += 1;
    const visitor = openAurelune(app);
    await visitor.registerAs(`hooked${String(names).padStart(3, "0")}`);
    return visitor;
  };
  /** Makes what waits due, as if its pause were over. */
  const passPause = () => sql`update webhook_endpoints set next_try_at = clock_timestamp()`.execute(app.services.db);
  const kinds = () => receiver.received.map(({ event }) => event.kind);
  const sequences = () => receiver.received.map(({ event }) => event.sequence);

  it("X-64: member and bet events reach the receiver signed, in their order, without names, contacts or secrets", async () => {
    const { round, playerId, userName } = await players.openPlayer();
    const [first, second] = [round(), round()];
    await players.bet(first);
    await players.win(first, 25_000_000);
    const txId = randomUUID();
    await players.bet(second, txId);
    await players.rollback(second, txId);
    await app.services.webhooks.deliver();
    expect(kinds()).toEqual([
      "member.registered",
      "bet.placed",
      "bet.won",
      "round.settled",
      "bet.placed",
      "bet.rolled_back",
    ]);
    expect(sequences()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
    expect(receiver.received.some((one) => isSigned(one, "whsec_AAAA"))).toBe(false);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(6);
    const [registered, placed, won, settled] = receiver.received;
    expect(JSON.parse(registered?.body ?? "")).toMatchObject({
      id: registered?.id,
      merchant: "AURELUNE",
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { memberId: playerId, status: "ACTIVE", currency: "VND" },
    });
    expect(placed?.event.data).toMatchObject({ memberId: playerId, roundId: first.roundId, amount: "1000.0000" });
    expect(won?.event.data).toMatchObject({ amount: "2500.0000", currency: "VND" });
    expect(settled?.event.data).toMatchObject({ roundId: first.roundId, staked: "1000.0000", won: "2500.0000" });
    expect(receiver.received.map(({ body }) => body).join("\n")).not.toMatch(
      new RegExp(`${userName}|whsec|password`, "i"),
    );
    expect(await look()).toMatchObject({ waiting: 0, failed: 0, failingSince: null, on: true });
  });

  it("X-64: a failed try is made again after a pause, and what comes after it waits until then", async () => {
    answer = (count) => (count <= 2 ? { status: 503, text: "try \u0000later" } : { status: 200, text: "thanks" });
    await register();
    await register();
    await app.services.webhooks.deliver();
    expect(sequences()).toEqual([1]);
    expect((await look()).failingSince).not.toBeNull();
    // What happens during the pause stands in the log at once.
    await register();
    await app.services.webhooks.deliver();
    expect((await look()).waiting).toBe(3);
    await app.services.webhooks.deliver();
    expect(sequences()).toEqual([1]);
    await passPause();
    await app.services.webhooks.deliver();
    expect(sequences()).toEqual([1, 1]);
    await passPause();
    await app.services.webhooks.deliver();
    expect(sequences()).toEqual([1, 1, 1, 2, 3]);
    expect(new Set(receiver.received.slice(0, 3).map((one) => one.id)).size).toBe(1);
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
    const { items } = await owner.get(listWebhookDeliveries, { id });
    expect(items.map(({ sequence, state, tries, statusCode }) => [sequence, state, tries, statusCode])).toEqual([
      [3, "DELIVERED", 1, 200],
      [2, "DELIVERED", 1, 200],
      [1, "DELIVERED", 3, 200],
    ]);
    const { attempts, body } = await owner.get(getWebhookDelivery, { id, sequence: 1 });
    expect(attempts.map(({ statusCode, answer: text }) => [statusCode, text])).toEqual([
      [200, "thanks"],
      [503, "try \uFFFDlater"],
      [503, "try \uFFFDlater"],
    ]);
    expect(body).toBe(receiver.received[0]?.body);
    expect((await owner.get(listAudit, { action: "read webhook delivery" })).items[0]?.subject).toBe(`${id} 1`);
  });

  it("X-64: after a day of tries an event is given up, the next one goes, and both what failed and one can be sent again", async () => {
    answer = () => ({ status: 500 });
    await register();
    await app.services.webhooks.deliver();
    for (let time = 0; time < 12; time += 1) {
      await passPause();
      await app.services.webhooks.deliver();
    }
    expect((await owner.get(listWebhookDeliveries, { id, state: "FAILED" })).items).toMatchObject([
      { sequence: 1, tries: 12, failure: "the receiver answered 500" },
    ]);
    expect(await look()).toMatchObject({ failed: 1, waiting: 0 });
    answer = () => ({ status: 204 });
    await register();
    await app.services.webhooks.deliver();
    expect(sequences().at(-1)).toBe(2);
    expect(await owner.get(resendWebhook, { id, since: Date.now() + 1_000 })).toEqual({ count: 0 });
    expect(await owner.get(resendWebhook, { id })).toEqual({ count: 1 });
    await app.services.webhooks.deliver();
    expect(await owner.get(resendWebhook, { id, sequence: 2 })).toEqual({ count: 1 });
    expect(await owner.refuse(resendWebhook, { id, sequence: 2 })).toBe("state.changed");
    await app.services.webhooks.deliver();
    expect(sequences().slice(-3)).toEqual([2, 1, 2]);
    expect(receiver.received.at(-1)?.id).toBe(receiver.received.at(-3)?.id);
    expect(await look()).toMatchObject({ failed: 0, waiting: 0 });
  });

  it("X-64: what waits for more than a day has one try left, so that a receiver that comes back is not asked for old days", async () => {
    answer = () => ({ status: 500 });
    await register();
    await register();
    await app.services.webhooks.deliver();
    await sql`update webhook_deliveries set queued_at = queued_at - interval '25 hours'`.execute(app.services.db);
    await passPause();
    await app.services.webhooks.deliver();
    expect(sequences()).toEqual([1, 1, 2]);
    expect(await look()).toMatchObject({ failed: 2, waiting: 0 });
  });

  it("X-64: with a new secret both sign for a day, and then the new one alone", async () => {
    const { version } = await look();
    const { secret: fresh } = await owner.get(rotateWebhookSecret, { id, version });
    expect(await owner.refuse(rotateWebhookSecret, { id, version })).toBe("state.changed");
    await owner.get(testWebhook, { id });
    await app.services.webhooks.deliver();
    await sql`update webhook_endpoints set old_secret_until = clock_timestamp()`.execute(app.services.db);
    await owner.get(testWebhook, { id });
    await app.services.webhooks.deliver();
    expect(receiver.received.map((one) => [isSigned(one, secret), isSigned(one, fresh)])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(kinds()).toEqual(["webhook.test", "webhook.test"]);
    const { rows } = await sql`select * from webhook_endpoints`.execute(app.services.db);
    const stored = JSON.stringify([rows, await owner.get(listAudit, {}), app.logged()]);
    for (const text of [secret, fresh]) expect(stored).not.toContain(text.slice(6));
  });

  it("X-64: a secret that does not open holds nobody up: nothing is sent, and it is tried again after a minute", async () => {
    const { rows } = await sql<{ sealed: string }>`select sealed_secret as sealed from webhook_endpoints`.execute(
      app.services.db,
    );
    await sql`update webhook_endpoints set sealed_secret = 'of another gateway'`.execute(app.services.db);
    await register();
    await app.services.webhooks.deliver();
    expect([kinds(), (await look()).waiting]).toEqual([[], 1]);
    expect((await look()).nextTryAt).toBeGreaterThan(Date.now() + 50_000);
    await sql`update webhook_endpoints set sealed_secret = ${rows[0]?.sealed ?? ""}`.execute(app.services.db);
    await passPause();
    await app.services.webhooks.deliver();
    expect(kinds()).toEqual(["member.registered"]);
  });

  it("X-64: an event comes with the change that it tells, or never: not with one that is rolled back, nor with a mere login", async () => {
    const { db } = app.services;
    const { playerId } = await players.openPlayer();
    await app.services.webhooks.deliver();
    const before = receiver.received.length;
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`update members set status = 'FROZEN' where tenant_id = 'aurelune' and id = ${playerId}`.execute(tx);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await sql`update members set status = 'FROZEN' where tenant_id = 'aurelune' and id = ${playerId}`.execute(db);
    await sql`update members set login_at = clock_timestamp() where tenant_id = 'aurelune' and id = ${playerId}`.execute(
      db,
    );
    await sql`update members set status = 'ACTIVE' where tenant_id = 'aurelune' and id = ${playerId}`.execute(db);
    await sql`update members set nickname = 'Another one' where tenant_id = 'aurelune' and id = ${playerId}`.execute(
      db,
    );
    await app.services.webhooks.deliver();
    expect(kinds().slice(before)).toEqual(["member.frozen", "member.activated", "member.updated"]);
    expect(receiver.received.at(-1)?.event.data).toMatchObject({ changed: ["nickname"] });
    expect(receiver.received.at(-1)?.body).not.toContain("Another one");
  });

  it("X-64: only the kinds asked for come, nothing is kept while it is off, and trial players are told of nowhere", async () => {
    const { version, ...settings } = await look();
    const change = { id, name: settings.name, url: settings.url, kinds: ["member.frozen" as const] };
    await owner.get(changeWebhook, { ...change, version, on: true });
    await register();
    await app.services.webhooks.deliver();
    expect(kinds()).toEqual([]);
    await owner.get(changeWebhook, { ...change, kinds: [...webhookKinds], version: version + 1, on: false });
    expect(await owner.refuse(testWebhook, { id })).toBe("state.changed");
    await register();
    await owner.get(changeWebhook, { ...change, kinds: [...webhookKinds], version: version + 2, on: true });
    expect(await owner.refuse(changeWebhook, { ...change, version, on: true })).toBe("state.changed");
    await openAurelune(app).get(loginFreePlay, { platform: "W", language: "EN" });
    await register();
    await app.services.webhooks.deliver();
    expect([kinds(), sequences()]).toEqual([["member.registered"], [1]]);
  });

  it("X-64: redirects are not followed, and a receiver that says 410 is left alone from then on", async () => {
    const other = await openReceiver();
    answer = (count) => (count === 1 ? { status: 302, headers: { location: other.url } } : { status: 410 });
    await register();
    await app.services.webhooks.deliver();
    expect((await owner.get(listWebhookDeliveries, { id })).items[0]?.failure).toBe("redirects are not followed");
    await passPause();
    await app.services.webhooks.deliver();
    expect(await look()).toMatchObject({ on: false, failed: 1, note: expect.stringContaining("410") });
    expect(other.received).toEqual([]);
    await other.close();
  });
});
