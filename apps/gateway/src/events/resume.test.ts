import { connect } from "node:net";
import { listenEvents } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type EventReader, openEventReader } from "../../test/eventReader.ts";
import { analyze, countRowsRead } from "../../test/countRowsRead.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import type { Db } from "../db/Db.ts";
import { seal } from "../secrets/seal.ts";
import { getSnapshot, listMissed } from "./liveEventStore.ts";
import { removeEventsJob } from "./removeEventsJob.ts";
import { publishEvent } from "./publishEvent.ts";
import { tables } from "../../test/tables.ts";

describe("streams that go on", () => {
  let app: TestApp;
  let port: number;
  const open: EventReader[] = [];

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

  async function listen(lastId?: string, token?: string): Promise<EventReader> {
    const reader = await openEventReader(port, { lastId, token });
    open.push(reader);
    await reader.wait("ready");
    return reader;
  }
  const toNames = ({ events }: EventReader) =>
    events.flatMap(({ kind, data }) => (kind === "order" ? data["name"] : []));

  /** The token of a new member. */
  async function enrol(): Promise<string | undefined> {
    const visitor = openAurelune(app);
    await visitor.registerAs(`resume${Math.random().toString(36).slice(2, 8)}`);
    return visitor.getToken();
  }

  async function listenAs(token: string | undefined, lastId?: string): Promise<EventReader> {
    return listen(lastId, token);
  }

  /** Publishes for whoever has the token. */
  async function toPublisher(token: string | undefined) {
    const session = await app.services.sessions.get("aurelune", token ?? "", false);
    const memberId = session?.memberId ?? "";
    return {
      memberId,
      publish: (name: string, db: Db = app.services.db) =>
        publishEvent(db, { tenantId: "aurelune", memberId, kind: "order", data: { name } }),
    };
  }

  it("a stream that begins behind an id gets what was published since, once and in order", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const first = await listenAs(token);
    await publish("one");
    const { id } = await first.wait("order");
    first.close();
    for (const name of ["two", "three", "three", "four"]) await publish(name);
    const second = await listenAs(token, id);
    await publish("five");
    await expect.poll(() => toNames(second)).toContain("five");
    expect(toNames(second)).toEqual(["two", "three", "four", "five"]);
    expect(second.events.some(({ kind }) => kind === "reset")).toBe(false);
    const guest = await listen(id);
    await publishEvent(app.services.db, { tenantId: "aurelune", kind: "notice" });
    await guest.wait("notice");
    expect(toNames(guest)).toEqual([]);
  });

  it("an event of a transaction that began first and committed last is neither lost nor told twice", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const stream = await listenAs(token);
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const slow = app.services.db.transaction().execute(async (tx) => {
      await publish("slow", tx);
      written();
      // The embedded database has one connection: there nobody can commit in between.
      if (inject("testSource").kind === "postgres") await isSeen;
    });
    await isWritten;
    await publish("quick");
    await expect.poll(() => toNames(stream)).toContain("quick");
    const between = stream.lastId();
    see();
    await slow;
    await expect.poll(() => toNames(stream)).toContain("slow");
    expect(toNames(stream).toSorted()).toEqual(["quick", "slow"]);
    // Who had seen only the quick one is told of the slow one.
    const again = await listenAs(token, between);
    await publish("last");
    await expect.poll(() => toNames(again)).toContain("last");
    if (inject("testSource").kind === "postgres") expect(toNames(again)).toEqual(["slow", "last"]);
    else expect(toNames(again)).toEqual(["last"]);
  });

  it("an event that is rolled back is not told", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const stream = await listenAs(token);
    await expect(
      app.services.db.transaction().execute(async (tx) => {
        await publish("undone", tx);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await publish("done");
    await expect.poll(() => toNames(stream)).toEqual(["done"]);
  });

  it("another gateway of the database goes on where this one ended", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const here = await listenAs(token);
    await publish("here");
    const { id } = await here.wait("order");
    const beside = await app.openBeside();
    await beside.http.listen({ host: "127.0.0.1", port: 0 });
    const address = beside.http.server.address();
    const other = typeof address === "object" && address !== null ? address.port : 0;
    await publish("meanwhile");
    const there = await openEventReader(other, { token, lastId: id });
    open.push(there);
    await there.wait("order");
    await publish("there");
    await there.wait("order", 2);
    expect(toNames(there)).toEqual(["meanwhile", "there"]);
  });

  it("old events are removed, and who has not seen them is told to ask everything anew", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const stream = await listenAs(token);
    await publish("seen");
    const { id: early } = await stream.wait("order");
    await publish("old");
    await stream.wait("order", 2);
    const count = async () =>
      (await tables(app.services.db).selectFrom("live_events").select("id").where("kind", "=", "order").execute())
        .length;
    await removeEventsJob.run(app.services);
    expect(await count()).toBeGreaterThan(0);
    expect((await listenAs(token, early)).events.map(({ kind }) => kind)).toEqual(["ready", "order"]);
    const removeAll = async (): Promise<void> => {
      // Only the owner of the table may change rows; the test's clock cannot be set back otherwise.
      await app.services.db.connection().execute(async (one) => {
        await sql`reset role`.execute(one);
        await sql`update live_events set at = at - interval '61 minutes'`.execute(one);
        await sql`set role marquee_gateway`.execute(one);
      });
      await removeEventsJob.run(app.services);
    };
    await removeAll();
    expect(await count()).toBe(0);
    expect(await listenAs(token, early).then((reader) => reader.wait("reset"))).toBeDefined();
    let seen = 2;
    // A transaction beside this test that is older than the last event leaves open whether all was seen.
    await expect
      .poll(async () => {
        await publish(`late ${seen}`);
        const { id: late } = await stream.wait("order", (seen += 1));
        await removeAll();
        const uptodate = await listenAs(token, late);
        await publish(`new ${seen}`);
        await stream.wait("order", (seen += 1));
        await uptodate.wait("order");
        return uptodate.events.map(({ kind }) => kind);
      })
      .toEqual(["ready", "order"]);
  });

  it("more than a hundred missed events are a reset", async () => {
    const token = await enrol();
    const { publish } = await toPublisher(token);
    const stream = await listenAs(token);
    await publish("first");
    const { id } = await stream.wait("order");
    for (let each = 0; each < 101; each += 1) await publish(`${each}`);
    await stream.wait("order", 102);
    const again = await listenAs(token, id);
    await again.wait("reset");
    expect(toNames(again)).toEqual([]);
  });

  it("what was missed is read from the reader's own rows, however many others have", async () => {
    const { db } = app.services;
    const token = await enrol();
    const { memberId, publish } = await toPublisher(token);
    const since = await getSnapshot(db);
    await sql`
      insert into live_events (tenant_id, member_id, kind)
      select 'aurelune', 'other-' || n % 500, 'balance' from generate_series(1, 20000) n`.execute(db);
    await publish("own");
    await analyze(db, "live_events");
    const until = await getSnapshot(db);
    const reader = { tenantId: "aurelune", memberId, tokenHash: undefined };
    expect(await listMissed(db, reader, since, until)).toEqual([{ kind: "order", data: { name: "own" } }]);
    expect(await countRowsRead(db, "live_events", (tx) => listMissed(tx, reader, since, until))).toBeLessThan(50);
  });

  it("an id that no gateway of this database gave is a reset, whatever it holds", async () => {
    const forged = (text: string) => seal(app.secrets.captcha, "live events", text);
    for (const id of [
      "1",
      "0:0:",
      "__proto__",
      "'; drop table live_events; --",
      "x".repeat(15_000),
      seal("another key", "live events", "1:1:"),
      seal(app.secrets.captcha, "another purpose", "1:1:"),
      // The id of a database that was further than this one is: it was brought back from a copy.
      forged("900000000000:900000000000:"),
    ]) {
      const reader = await listen(id);
      await reader.wait("reset");
      expect(reader.status).toBe(200);
    }
    expect((await listen()).events.map(({ kind }) => kind)).toEqual(["ready"]);
  });

  it("a reader who does not read is cut off, and nobody waits for it", async () => {
    const token = await enrol();
    const { memberId } = await toPublisher(token);
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.write(
      `GET ${listenEvents.path} HTTP/1.1\r\nhost: aurelune.localhost\r\naccept: text/event-stream\r\nauthorization: ${token ?? ""}\r\n\r\n`,
    );
    const before = app.services.events.countStreams();
    await expect.poll(() => app.services.events.countStreams()).toBe(before + 1);
    let sent = 0;
    await expect
      .poll(
        async () => {
          // Each is another one, so that none is left out.
          const rows = Array.from({ length: 2_000 }, () => ({
            tenant_id: "aurelune",
            member_id: memberId,
            kind: "order" as const,
            data: JSON.stringify({ name: `${(sent += 1)}${"x".repeat(80)}` }),
          }));
          await tables(app.services.db).insertInto("live_events").values(rows).execute();
          return app.services.events.countStreams();
        },
        { interval: 100 },
      )
      .toBe(before);
    socket.destroy();
    const quick = await listenAs(token);
    expect(quick.status).toBe(200);
  });
});
