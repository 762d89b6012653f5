import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPaths, findChromium } from "@marquee/chromium";
import { listFlips, openFolderStore, readEngine, writeEngine } from "@marquee/site-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";
import { startTestGateway, type TestGateway } from "../test/testGateway.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-many-"));
const [program, launches] = [join(folder, "chromium"), join(folder, "launches")];
const own = process.env["CHROMIUM_PATH"];
const ids = ["kickline", "saltcove", "tideline", "windmill"];
let bench: Bench;
let gateway: TestGateway;

beforeAll(async () => {
  bench = openBench(["kickline"]);
  for (const id of ids.slice(1)) bench.copy("kickline", id);
  // On an engine of its own, because one test breaks it.
  bench.editData("windmill", (data) => ({ ...data, modules: { ANNOUNCE3: "out", LOBBYFAV3: "out" } }));
  gateway = await startTestGateway(["--data", join(folder, "data"), "--brands", bench.brands, "--sites", bench.store]);
  writeFileSync(
    program,
    `#!/bin/sh\necho launched >> ${JSON.stringify(launches)}\nexec ${JSON.stringify(findChromium() ?? chromiumPaths[0])} "$@"\n`,
  );
  chmodSync(program, 0o755);
  process.env["CHROMIUM_PATH"] = program;
}, 120_000);
afterAll(async () => {
  if (own === undefined) delete process.env["CHROMIUM_PATH"];
  else process.env["CHROMIUM_PATH"] = own;
  await gateway.stop();
  bench.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a publish of many brands", () => {
  it("checks all releases in one browser, those of a shared engine and those of others", async () => {
    const store = openFolderStore(bench.store);
    const { code, out } = await bench.brand("publish", "--all", "--gateway", gateway.url, "--json");
    expect([code, JSON.parse(out).outcomes.map(({ line }: { line: string }) => line)]).toEqual([
      0,
      ids.map((id) => `${id}: release 1 is live`),
    ]);
    expect(readFileSync(launches, "utf8")).toBe("launched\n");
    expect((await store.list("engines/")).length).toBe(3);
  });

  it("keeps what is live of the one whose script throws, and says so of no other one", async () => {
    const store = openFolderStore(bench.store);
    const { engine: digest } = JSON.parse((await store.get("releases/windmill/000001.json"))?.toString() ?? "{}");
    const engine = await readEngine(store, digest);
    if (engine === null) throw new Error("no engine");
    const broken = "blobs/0000000000000000000000000000000000000000.js";
    for (const end of ["", ".br", ".gz"]) await store.put(`${broken}${end}`, "throw new Error('never ready')");
    await writeEngine(store, { ...engine, files: { ...engine.files, [engine.entry]: broken } });
    for (const id of ids)
      bench.edit(`${id}/tokens/dark.tokens.json`, (text) =>
        text.replace(/("bg": \{ "\$value": ")#[0-9a-f]{6}/, "$1#0d0f1f"),
      );
    const { code, err } = await bench.brand("publish", "--all", "--gateway", gateway.url);
    expect([code, err.split("\n").filter((line) => line.includes("is live"))]).toEqual([
      5,
      ids.slice(0, 3).map((id) => `${id}: release 2 is live`),
    ]);
    expect(err).toMatch(/windmill: not published: windmill: a script threw "never ready".*what was live stays live/);
    expect((await listFlips(store)).get("windmill")).toEqual([1]);
  });
});
