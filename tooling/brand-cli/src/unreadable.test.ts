import { execFile, execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "@marquee/vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
beforeAll(() => {
  bench = openBench(["kickline", "paperkite"]);
});
afterAll(() => bench.close());

const main = join(root, "tooling/brand-cli/src/main.ts");
/** Root may read everything, so the commands run as another user. */
const launcher = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];

/** Runs `pnpm brand …` as a process of its own; answers its code and what it said. */
async function brand(
  words: readonly string[],
  store = bench.store,
): Promise<{ readonly code: unknown; readonly said: string }> {
  const [command = "", ...more] = [
    ...launcher,
    process.execPath,
    main,
    ...words,
    "--brands",
    bench.brands,
    "--store",
    store,
  ];
  const run = promisify(execFile)(command, more);
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: unknown) => ({
      code: Object(error).code,
      said: `${String(Object(error).stdout)}${String(Object(error).stderr)}`,
    }),
  );
}

describe("what cannot be read", () => {
  it("is named where it is a brand's folder or a file of one, and the others are sound all the same", async () => {
    chmodSync(join(bench.brands, "paperkite"), 0o000);
    expect(await brand(["validate", "--all"])).toEqual({
      code: 2,
      said: expect.stringMatching(
        /^brands\/paperkite: \(whole file\): found \(EACCES\), expected what whoever runs this may read$/m,
      ),
    });
    chmodSync(join(bench.brands, "paperkite"), 0o755);
    chmodSync(join(bench.brands, "paperkite/tokens/dark.tokens.json"), 0o000);
    expect(await brand(["validate", "paperkite"])).toEqual({
      code: 2,
      said: expect.stringContaining("brands/paperkite/tokens/dark.tokens.json: (whole file): found (EACCES)"),
    });
    expect((await brand(["validate", "kickline"])).code).toBe(0);
    chmodSync(join(bench.brands, "paperkite/tokens/dark.tokens.json"), 0o644);
  });

  it("ends with 6 and says what to do where it is the store: no rights, or a file in its place", async () => {
    const folder = join(bench.brands, "../closed");
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(folder, 0o000);
    expect(await brand(["log", "kickline"], folder)).toEqual({
      code: 6,
      said: expect.stringContaining(`EACCES: permission denied`),
    });
    expect((await brand(["log", "kickline"], folder)).said).toContain(
      `whoever runs this must be allowed to read and write ${folder}`,
    );
    const file = join(bench.brands, "../store.txt");
    writeFileSync(file, "x");
    expect(await brand(["fleet"], file)).toEqual({
      code: 6,
      said: expect.stringContaining(`a file stands where the folder ${file} should be; --store names another`),
    });
    rmSync(folder, { recursive: true });
  });

  it("is given up where it does not answer: the command ends with 6 and names the folder and what it waited for", async () => {
    expect(await bench.brand("publish", "kickline", "--unchecked")).toMatchObject({ code: 0 });
    const file = join(bench.store, "releases/kickline/000001.json");
    renameSync(file, `${file}.kept`);
    // Opening a FIFO blocks until somebody writes to it, as a dead network mount does.
    execFileSync("sh", ["-c", `mkfifo ${JSON.stringify(file)}`]);
    const program = `const { run } = await import(${JSON.stringify(join(root, "tooling/brand-cli/src/cli/run.ts"))}); const { endNow } = await import(${JSON.stringify(join(root, "tooling/brand-cli/src/cli/endNow.ts"))});
      endNow(await run(["log", "kickline"], { out: console.log, err: console.error, isTerminal: false }, { brands: ${JSON.stringify(bench.brands)}, store: ${JSON.stringify(bench.store)}, timeout: 3_000 }));`;
    const ended = await promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", program], {
      timeout: 60_000,
    }).catch((error: unknown) => error);
    expect(ended).toMatchObject({
      code: 6,
      stderr: expect.stringContaining(
        `the store: ${bench.store} did not answer within 3 s (reading releases/kickline/000001.json): is its mount there?`,
      ),
    });
    renameSync(`${file}.kept`, file);
  });
});
