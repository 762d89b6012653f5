import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBrand } from "@marquee/vite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type GateProxy, openGateProxy } from "../test/openGateProxy.ts";
import { type Bench, openBench } from "../test/testCli.ts";
import { startTestGateway, type TestGateway } from "../test/testGateway.ts";
import { askGateway } from "./trees/askGateway.ts";
import { compareMerchant } from "./trees/readStatus.ts";

// Publishes that end between their steps, beside a gateway that runs on.
const data = mkdtempSync(join(tmpdir(), "marquee-settle-"));
const statusPath = "/wps/system/status";
const added = "www.kickline.localhost";
let bench: Bench;
let gateway: TestGateway;
const children: ChildProcess[] = [];

beforeAll(async () => {
  bench = openBench(["kickline"]);
  gateway = await startTestGateway(["--data", data, "--brands", bench.brands, "--sites", bench.store]);
  expect(await publish()).toMatchObject({ code: 0, err: "" });
}, 180_000);
afterEach(() => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
});
afterAll(async () => {
  await gateway.stop();
  bench.close();
  rmSync(data, { recursive: true, force: true });
});

const publish = (...words: string[]) =>
  bench.brand("publish", "kickline", "--gateway", gateway.url, "--data", data, ...words);

/** Waits until a command's request waits at the gate. @throws Error with what it said when it ends before */
async function reach(gate: GateProxy, ended: Promise<{ readonly said: string }>): Promise<void> {
  const early = ended.then(({ said }) => {
    throw new Error(`the command ended before the gate: ${said}`);
  });
  await Promise.race([gate.reached, early]);
}

/** Starts a command about the brand as a process of its own, whose gateway is `url`. */
function start(url: string, brands: string, ...argv: readonly string[]) {
  const main = new URL("main.ts", import.meta.url).pathname;
  const places = ["--brands", brands, "--store", bench.store, "--gateway", url, "--data", data];
  const child = spawn(process.execPath, [main, ...argv, ...places], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  return { child, ended: once(child, "close").then(() => ({ code: child.exitCode, said })) };
}

const setDomains = (domains: readonly string[]) => bench.editData("kickline", (brand) => ({ ...brand, domains }));
const isKnown = async (host: string): Promise<boolean> =>
  (await askGateway(gateway.url, host, statusPath)).status === 200;
/** What the merchant says otherwise than the brand's folder. */
const listDifferences = () => compareMerchant(gateway.url, readBrand(join(bench.brands, "kickline")));

describe("a publish that ends between its steps", () => {
  it("killed when its merchant has followed and nothing is live: the merchant is as what is live, by itself, and the next publish succeeds", async () => {
    const before = readBrand(join(bench.brands, "kickline"));
    bench.editData("kickline", (brand) => ({ ...brand, modules: { ...Object(brand["modules"]), BANNER3: "off" } }));
    setDomains(["kickline.localhost", added]);
    const gate = await openGateProxy(gateway.url, (path, host) => path === statusPath && host === added);
    const { child, ended } = start(gate.url, bench.brands, "publish", "kickline");
    await reach(gate, ended);
    // It is asked about right after it was applied; the gateway follows within a second.
    await expect.poll(() => isKnown(added)).toBe(true);
    const killed = once(child, "exit");
    child.kill("SIGKILL");
    await killed;
    gate.close();
    await expect.poll(() => isKnown(added), { timeout: 90_000, interval: 500 }).toBe(false);
    expect(await compareMerchant(gateway.url, before)).toEqual([]);
    expect(await publish()).toMatchObject({ code: 0, err: "" });
    expect([await isKnown(added), await listDifferences()]).toEqual([true, []]);
  });

  it("of two publishes at once the one that is live second is refused, and its brand never reaches the merchant", async () => {
    const other = join(data, "brands");
    setDomains(["kickline.localhost", "two.kickline.localhost"]);
    cpSync(bench.brands, other, { recursive: true });
    setDomains(["kickline.localhost", "one.kickline.localhost"]);
    const gate = await openGateProxy(gateway.url, (path) => path === "/health");
    const slow = start(gate.url, other, "publish", "kickline", "--unchecked", "--note", "second");
    await reach(gate, slow.ended);
    expect(await publish("--unchecked")).toMatchObject({ code: 0 });
    gate.open();
    expect(await slow.ended).toEqual({
      code: 4,
      said: expect.stringContaining("another release went live while this one was made"),
    });
    gate.close();
    expect([
      await isKnown("one.kickline.localhost"),
      await isKnown("two.kickline.localhost"),
      await listDifferences(),
    ]).toEqual([true, false, []]);
  });
});
