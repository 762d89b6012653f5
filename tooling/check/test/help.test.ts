import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { listScripts } from "../src/listScripts.ts";
import { root } from "../src/root.ts";

/** The commands of the root that are programs of ours. */
const commands = [...listScripts(root)].flatMap(([name, command]) => {
  const [, program] = /\bnode (.+\.ts)$/.exec(command) ?? [];
  return program === undefined ? [] : [{ name, program }];
});

/** Each command with one of the two words for help, in turn: all read them in one place. */
const asked = commands.map((command, index) => ({ ...command, word: index % 2 === 0 ? "--help" : "-h" }));

/** Runs a program with arguments; returns its exit code and both output streams. */
async function run(
  program: string,
  ...words: readonly string[]
): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  const ended: unknown = await promisify(execFile)(process.execPath, [...program.split(" "), ...words], {
    cwd: root,
    timeout: 60_000,
  }).catch((error: unknown) => error);
  const { code = 0, stdout, stderr } = Object(ended);
  return { code, out: String(stdout), err: String(stderr) };
}

describe("every command of the root", () => {
  it("is looked at", () => {
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "start",
        "test",
        "sweep",
        "check",
        "dev",
        "bench",
        "new",
        "brand",
        "visual",
        "rows",
        "storybook",
        "tokens:export",
        "tokens:import",
        "gateway",
        "disputes",
      ]),
    );
  });

  it.each(asked)(
    "pnpm $name $word ends with 0 and says what it does, on standard output alone",
    async ({ name, program, word }) => {
      const { code, out, err } = await run(program, word);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain(`pnpm ${name}`);
      expect(out.split("\n").length).toBeGreaterThan(2);
    },
  );

  const old = `--import data:text/javascript,${encodeURIComponent('Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })')}`;
  const open = commands.filter(({ name }) => !name.startsWith("check:"));

  it.each(open)(
    "pnpm $name under an older Node ends with 1 and one line that says what to run",
    async ({ program }) => {
      const { code, out, err } = await run(`${old} ${program}`, "--help");
      expect([code, out, err.trim().split("\n").length]).toEqual([1, "", 1]);
      expect(err).toMatch(/needs Node ≥ 24 and runs on 20\.20\.2: say `npx -y pnpm@[\d.]+ .* …`/);
    },
  );
});
