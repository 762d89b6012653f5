import { once } from "node:events";
import { request } from "node:http";
import { Worker } from "node:worker_threads";
import { createReportFile } from "@marquee/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { createFileThreads, fileThreadCount, type MakeFile } from "../../../table-files/createFileThreads.ts";
import { createTableFiles, type TableFiles } from "../../../table-files/createTableFiles.ts";

const host = "aurelune.localhost";
const wanted = { report: "statement", period: "2025", format: "pdf" } as const;

describe("turns of files", () => {
  let app: TestApp;
  let ann: Visitor;
  let bob: Visitor;
  let standard: TableFiles;
  beforeAll(async () => {
    app = await openTestApp();
    [ann, bob] = [openAurelune(app), openAurelune(app)];
    await ann.registerAs("turnann");
    await bob.registerAs("turnbob");
    standard = app.services.tableFiles;
  });
  beforeEach(() => void Object.assign(app.services, { tableFiles: standard }));
  afterAll(() => app.close());

  /** Makes no file before `open` is called; `begun` are the members whose files were begun, `asked` and `refused` those of the calls. */
  function holdFiles() {
    const gate = Promise.withResolvers<void>();
    const [begun, asked, refused]: [string[], string[], string[]] = [[], [], []];
    const toName = (table: { readonly facts: readonly (readonly [string, string])[] }) => table.facts[0]?.[1] ?? "";
    const held = createTableFiles(app.services.log, async (task) => {
      begun.push(task.format === "pdf" ? toName(task.table) : "");
      await gate.promise;
      return Buffer.from("file");
    });
    const pdf: TableFiles["pdf"] = async (owner, table, ...rest) => {
      const made = held.pdf(owner, table, ...rest);
      asked.push(toName(table));
      return made.catch((error: unknown) => {
        refused.push(toName(table));
        throw error;
      });
    };
    Object.assign(app.services, { tableFiles: { ...held, pdf } });
    return { begun, asked, refused, open: gate.resolve };
  }

  async function toSent(visitor: Visitor) {
    const { url } = await visitor.get(createReportFile, wanted);
    return { method: "GET", url, headers: { host, authorization: visitor.getToken() ?? "" } } as const;
  }
  const download = async (visitor: Visitor) => app.http.inject(await toSent(visitor));
  const repeat = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

  it("X-46, X-47: a member's many files delay another member's single one by a turn", async () => {
    const { begun, asked, open } = holdFiles();
    const many = repeat(20, () => download(ann));
    await expect.poll(() => asked).toHaveLength(20);
    const single = download(bob);
    await expect.poll(() => asked).toHaveLength(21);
    open();
    expect((await single).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(200);
    expect([begun.length, begun.indexOf("turnbob")]).toEqual([21, fileThreadCount]);
  });

  it("X-46, X-47: a file whose thread ends is refused as busy, and the next one is made", async () => {
    let started = 0;
    const threads: MakeFile = createFileThreads(() => {
      started += 1;
      return started === 1
        ? new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit(1))", { eval: true })
        : new Worker(new URL("../../../table-files/fileWorker.ts", import.meta.url));
    });
    Object.assign(app.services, { tableFiles: createTableFiles(app.services.log, threads) });
    const broken = await download(ann);
    expect([broken.statusCode, broken.json()]).toMatchObject([503, { errorCode: "server.busy", retryAfter: 5 }]);
    for (const _ of [1, 2]) {
      const { statusCode, rawPayload } = await download(ann);
      expect([statusCode, rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
    }
    expect(started).toBe(2);
    expect(app.logged()).toContain("a thread ended while it made a file");
  });

  it("X-46, X-47: a connection that closes takes its turn back", async () => {
    const { begun, asked, refused, open } = holdFiles();
    const running = repeat(fileThreadCount, () => download(ann));
    await expect.poll(() => begun).toHaveLength(fileThreadCount);
    const address = await app.http.listen({ port: 0, host: "127.0.0.1" });
    const { url, headers } = await toSent(bob);
    const call = request(`${address}${url}`, { headers });
    const closed = once(call, "error");
    call.end();
    await expect.poll(() => asked).toContain("turnbob");
    expect(refused).toEqual([]);
    call.destroy(new Error("gone"));
    await closed;
    await expect.poll(() => refused).toEqual(["turnbob"]);
    open();
    await Promise.all(running);
    expect((await download(ann)).statusCode).toBe(200);
    expect(begun).not.toContain("turnbob");
  });
});
