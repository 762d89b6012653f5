import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { contractVersion } from "@marquee/contract";
import {
  listEncodings,
  listFlips,
  listLive,
  openFolderStore,
  putFile,
  readEngine,
  readLayer,
  type Release,
  type Store,
} from "@marquee/site-store";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

// Real processes on one store: one process alone cannot show how a kill, a `gc` and another publish interfere.

let bench: Bench;
let store: Store;
const children: ChildProcess[] = [];

beforeAll(async () => {
  bench = openBench(["saltlantern"]);
  store = openFolderStore(bench.store);
  await publish();
});
afterEach(() => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
});
afterAll(() => bench.close());

const main = new URL("main.ts", import.meta.url).pathname;

type Running = {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly text: string }>;
};

/** Starts `pnpm brand …` as a process of its own. */
function start(...argv: readonly string[]): Running {
  const child = spawn(process.execPath, [main, ...argv, "--brands", bench.brands, "--store", bench.store], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  return { child, ended: once(child, "close").then(() => ({ code: child.exitCode, text })) };
}

/** Publishes in this process. */
const publish = async (): Promise<void> =>
  expect(await bench.brand("publish", "saltlantern", "--unchecked")).toMatchObject({ code: 0, err: "" });

async function listLast(): Promise<readonly Release[]> {
  return listLive(store, "saltlantern", (await listFlips(store)).get("saltlantern") ?? []);
}

/** Every file of a release is there: pages, engine and layer, each with its compressed forms. */
async function isWhole({ engine, layer, html }: Release): Promise<boolean> {
  const parts = await Promise.all([readEngine(store, engine), readLayer(store, layer)]);
  const keys = [...parts.map((part) => part?.files ?? { none: "blobs/none" }), html]
    .flatMap((files) => Object.values(files))
    .flatMap((key) => [key, ...listEncodings(key)]);
  return (await Promise.all(keys.map(store.has))).every(Boolean);
}

let shade = 16;
/** Gives the brand's dark theme a colour, an unused one unless it is named, and returns it. */
function paint(colour = `#0d12${(shade += 1).toString(16)}`): string {
  bench.edit("saltlantern/tokens/dark.tokens.json", (text) =>
    text.replace(/("bg": \{ "\$value": ")#[0-9a-f]{6}/, `$1${colour}`),
  );
  return colour;
}

/** Backdates everything in the store by two hours. */
function age(): void {
  const then = Date.now() / 1000 - 7200;
  for (const path of readdirSync(bench.store, { recursive: true, encoding: "utf8" }))
    utimesSync(join(bench.store, path), then, then);
}

/** Holds back the gateway's answer about its contract: at that point a publish has built everything and nothing is live yet. */
async function openGate(): Promise<{
  readonly url: string;
  readonly reached: Promise<void>;
  readonly open: () => void;
  readonly server: Server;
}> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    reach();
    void opened.then(() =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ contract: contractVersion })),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    reached,
    open,
    server,
  };
}

describe("processes on one store", () => {
  it("ends a publish with 4 when another one went live while it was made, and changes nothing", async () => {
    const gate = await openGate();
    paint();
    const { ended } = start("publish", "saltlantern", "--unchecked", "--gateway", gate.url);
    await gate.reached;
    paint();
    await publish();
    const [live] = await listLast();
    gate.open();
    expect(await ended).toEqual({
      code: 4,
      text: expect.stringContaining("another release went live while this one was made"),
    });
    gate.server.close();
    expect((await listLast())[0]?.number).toBe(live?.number);
  });

  it("clears beside a publish what nobody needs, and nothing of the last five releases or of the one that is being made", async () => {
    // The first look is no longer among the last five: only the running publish still needs its files.
    const first = paint();
    await publish();
    for (let index = 0; index < 6; index += 1) {
      paint();
      await publish();
    }
    const litter = await putFile(store, "litter.js", "nobody needs this");
    age();
    paint(first);
    const gate = await openGate();
    const publishing = start("publish", "saltlantern", "--unchecked", "--gateway", gate.url);
    await gate.reached;
    const cleared = await start("gc").ended;
    expect(cleared).toEqual({ code: 0, text: expect.stringMatching(/\d+ keys cleared/) });
    expect(await store.has(litter)).toBe(false);
    gate.open();
    expect(await publishing.ended).toMatchObject({ code: 0 });
    gate.server.close();
    const last = await listLast();
    expect(await Promise.all(last.map(isWhole))).toEqual([true, true, true, true, true]);
  });

  /** Waits until a publish has written a folder or called the gateway, then kills it. */
  async function killAt(folder: string): Promise<ChildProcess> {
    const gate = await openGate();
    const count = (): number => readdirSync(join(bench.store, folder)).length;
    const had = folder === "" ? 0 : count();
    const { child, ended } = start(
      "publish",
      "saltlantern",
      "--unchecked",
      ...(folder === "" ? ["--gateway", gate.url] : []),
    );
    if (folder === "") await gate.reached;
    else while (count() === had && child.exitCode === null) await turn();
    child.kill("SIGKILL");
    await ended;
    gate.server.close();
    return child;
  }

  it.each([
    ["in the middle of an engine's files", "blobs", { LOBBYFAV3: "out" }, "old"],
    ["with engine, look and pages written", "", {}, "old"],
    ["when the release is written", "releases/saltlantern", {}, "any"],
    ["when it has just gone live", "flips", {}, "new"],
  ])(
    "killed %s, a publish leaves a whole release live, and the next one succeeds",
    async (_, folder, modules, expected) => {
      paint();
      bench.editData("saltlantern", (data) => ({ ...data, modules }));
      const [before] = await listLast();
      const child = await killAt(folder);
      if (expected === "old") expect(child.signalCode).toBe("SIGKILL");
      const [now] = await listLast();
      expect(now && (await isWhole(now))).toBe(true);
      // Only milliseconds lie between writing a release and its going live, so either outcome is right.
      if (expected !== "any") expect(now?.number === before?.number ? "old" : "new").toBe(expected);
      await publish();
      const [next] = await listLast();
      expect([
        next && (await isWhole(next)),
        next && existsSync(join(bench.store, `reports/saltlantern/${String(next.number).padStart(6, "0")}.json`)),
      ]).toEqual([true, true]);
      expect(next?.layer).not.toBe(before?.layer);
    },
  );

  it("ends with 6 where the file system takes no file, and publishes when it does again", async () => {
    paint();
    const [before] = await listLast();
    const drafts = join(bench.store, "drafts");
    rmSync(drafts, { recursive: true });
    // The kernel's own folder: nobody may write a file there, not even an administrator.
    symlinkSync("/sys", drafts);
    expect(await bench.brand("publish", "saltlantern", "--unchecked")).toMatchObject({
      code: 6,
      err: expect.stringMatching(/not published: the store: E(?:ACCES|PERM|ROFS)/),
    });
    rmSync(drafts);
    expect((await listLast())[0]?.number).toBe(before?.number);
    await publish();
    expect((await listLast())[0]?.number).toBeGreaterThan(before?.number ?? 0);
  });
});
