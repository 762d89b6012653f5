import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultyGateways } from "./faulty/faultyGateways.ts";
import { createReferenceGateway } from "./reference/createReferenceGateway.ts";
import { correctRules } from "./reference/rules.ts";
import type { Rules } from "./reference/rules.ts";
import { serveGateway } from "./reference/serveGateway.ts";
import type { ServedGateway } from "./reference/serveGateway.ts";
import { findLaunch } from "./readArguments.ts";

const secret = "a-secret-for-tests-only";
let folder: string;
let served: ServedGateway | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "conformance-"));
});
afterEach(async () => {
  await served?.close();
  served = undefined;
  rmSync(folder, { recursive: true });
});

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const main = new URL("main.ts", import.meta.url).pathname;
    execFile(process.execPath, [main, ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

async function serve(rules: Rules): Promise<{ url: string; tokens: string; secretFile: string }> {
  const gateway = createReferenceGateway({ provider: "MARQ", secret, rules });
  served = await serveGateway(gateway);
  const tokens = join(folder, "tokens");
  const secretFile = join(folder, "secret");
  writeFileSync(tokens, Array.from({ length: 40 }, () => `${gateway.issueToken("p1", "game-1")} game-1`).join("\n"));
  writeFileSync(secretFile, secret);
  return { url: served.url, tokens, secretFile };
}

describe("the command", () => {
  it("GM-34: needs an address, a secret and tokens, and passes a correct gateway", async () => {
    const { url, tokens, secretFile } = await serve(correctRules);
    const { code, out } = await run("--url", url, "--secret-file", secretFile, "--tokens", tokens, "--orders", "none");
    expect(out).toMatch(/^\d+ calls: \d+ passed, 0 failed, 2 not run$/m);
    expect(code).toBe(0);
  });

  it("GM-34: names the rule of a faulty gateway and ends with 1", async () => {
    const fault = faultyGateways.find(({ name }) => name === "keeps no tombstone");
    const { url, tokens } = await serve(fault?.rules ?? correctRules);
    const { code, out } = await run("--url", url, "--secret", secret, "--tokens", tokens, "--orders", "none");
    expect(out).toMatch(/FAIL {2}rule 4: the rollback of an unknown bet leaves a tombstone/);
    expect(code).toBe(1);
  });

  it("gets launches from --token-url", async () => {
    const gateway = createReferenceGateway({ provider: "MARQ", secret });
    served = await serveGateway(gateway);
    const launcher = createServer((request, response) => {
      const isAllowed = request.headers["x-key"] === "let me in";
      const value = { game_url: `http://games.test/play/game-1?t=${gateway.issueToken("p1", "game-1")}&lang=EN` };
      response.end(JSON.stringify(isAllowed ? { success: true, value } : { success: false }));
    }).listen(0, "127.0.0.1");
    await once(launcher, "listening");
    const address = launcher.address();
    const tokenUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/launch`;
    const { code } = await run(
      "--url",
      served.url,
      "--secret",
      secret,
      "--token-url",
      tokenUrl,
      "--header",
      "X-Key: let me in",
      "--orders",
      "none",
    );
    expect(code).toBe(0);
    launcher.close();
  });

  it.each([
    [[], "--url"],
    [["--url", "nothing"], "--url"],
    [["--url", "http://127.0.0.1:1"], "--secret"],
    [["--url", "http://127.0.0.1:1", "--secret", "s"], "--token-url"],
    [["--url", "http://127.0.0.1:1", "--secret-file", "/nowhere"], "--secret-file"],
    [["--what"], "--what"],
    [["--url", "http://127.0.0.1:1", "--secret", "s", "--tokens", "package.json", "--orders", "some"], "--orders"],
  ])("a wrong command line %j is refused, naming the option", async (args, name) => {
    const { code, err } = await run(...args);
    expect(err).toContain(name);
    expect(code).toBe(2);
  });

  it("finds a launch anywhere in an answer", () => {
    const launch = { token: "t1", gameCode: "g1" };
    expect(findLaunch(launch)).toEqual(launch);
    expect(findLaunch({ value: { game_url: "https://x.test/play/g1?t=t1&lang=EN" } })).toEqual(launch);
    expect(findLaunch({ value: { game_url: "no address" } })).toBeUndefined();
  });
});
