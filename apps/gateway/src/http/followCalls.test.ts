import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { listChanges } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import type { GatewayModule } from "../GatewayModule.ts";

describe("a gateway that closes", () => {
  let app: TestApp;
  let port: number;
  let begun: PromiseWithResolvers<void>;
  let hold: PromiseWithResolvers<void>;
  let answered: unknown;
  let closing: Promise<void> | undefined;

  const close = (): Promise<void> => (closing ??= app.close());

  /** A call that is at work when its caller goes away. */
  const slow: GatewayModule = {
    domain: "test",
    services: ["db"],
    rows: [],
    routes: () => [],
    migrations: [],
    register: async (http, { db }) => {
      http.get("/slow", async () => {
        begun.resolve();
        await hold.promise;
        const { rows } = await sql`select 1 as one`.execute(db);
        answered = rows;
        return {};
      });
    },
  };

  beforeEach(async () => {
    [begun, hold, answered, closing] = [Promise.withResolvers(), Promise.withResolvers(), undefined, undefined];
    app = await openTestApp(deskSettings, undefined, [slow]);
    port = Number(new URL(await app.http.listen({ host: "127.0.0.1", port: 0 })).port);
  });
  afterEach(() => close());

  /** A connection that has sent all of a call but its last line. */
  async function begin(): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /slow HTTP/1.1\r\nhost: aurelune.localhost\r\n");
    return socket;
  }

  it("the database closes after the last call, also where its caller has gone", async () => {
    const gone = new Promise<void>((resolve) =>
      app.http.server.once("connection", (own) => own.once("close", resolve)),
    );
    const socket = await begin();
    socket.write("\r\n");
    await begun.promise;
    socket.destroy();
    await gone;
    let isClosed = false;
    void close().then(() => (isClosed = true));
    // Everything but the call has ended by then: this is the last thing that the close does before it waits for it.
    await once(app.http.server, "close");
    expect(isClosed).toBe(false);
    hold.resolve();
    await close();
    expect(answered).toEqual([{ one: 1 }]);
    expect(app.logged()).not.toContain('"level":50');
  });

  it("while a call is still answered, others are refused with 503; the one gets its answer, and its connection ends with it", async () => {
    const [socket, other] = [await begin(), await begin()];
    socket.write("\r\n");
    await begun.promise;
    void close();
    other.write("\r\n");
    const [refused] = await once(other, "data");
    expect(String(refused)).toMatch(/^HTTP\/1\.1 503 /);
    hold.resolve();
    const [told] = await once(socket, "data");
    expect(String(told)).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
    await close();
    expect(app.logged()).not.toContain('"level":50');
  });

  it("a page of the back office that waits for changes and is closed meanwhile meets no closed database", async () => {
    await addStaff(app.services.db, "owner@marquee.example", { "*": ["OWNER"] });
    const owner = await new Staff(app, "AURELUNE").login("owner@marquee.example");
    const { at } = await owner.get(listChanges, {});
    const waits = Array.from({ length: 3 }, () => owner.get(listChanges, { since: at }));
    void close();
    await Promise.allSettled(waits);
    await close();
    expect(app.logged()).not.toContain('"level":50');
  });
});
