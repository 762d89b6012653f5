import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "../Figure.ts";

/** What one test may take: beside 10,000 histories the others of its file look at all that those left. */
const mostMinutes = 120;

const root = join(import.meta.dirname, "../../../..");

/** A file of model tests: its package's folder, and its path from there; `words` say to the runner on which database. */
type ModelTest = { readonly folder: string; readonly file: string; readonly words: readonly string[] };

/**
 * PostgreSQL where a package's tests run on it: the embedded database, which nobody vacuums, slows down with the rows of
 * the histories before, and 10,000 of them never end.
 */
const toWords = (folder: string): readonly string[] => {
  const config = join(root, folder, "vitest.config.ts");
  return existsSync(config) && readFileSync(config, "utf8").includes('"postgres"') ? ["--project=postgres"] : [];
};

/** The model tests of a tree: they say themselves that their count can be set. */
function listModelTests(): readonly ModelTest[] {
  const files = globSync("{apps,packages,tooling}/**/src/**/*.test.ts", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).toSorted();
  return files
    .filter((file) =>
      /import \{[^}]*\btoHistories\b[^}]*\} from "@marquee\/histories"/.test(readFileSync(join(root, file), "utf8")),
    )
    .map((file) => {
      const [folder = "", path = ""] = file.split(/\/(?=src\/)/);
      return { folder, file: path, words: toWords(folder) };
    });
}

/** Runs one file's tests and answers the seconds. @throws with the end of what it said, fast-check's seed in it, when a test is red */
async function time({ folder, file, words }: ModelTest, env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const runner = spawn(
    join(root, folder, "node_modules/.bin/vitest"),
    ["run", file, ...words, `--testTimeout=${mostMinutes * 60_000}`],
    {
      cwd: join(root, folder),
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    },
  );
  let said = "";
  for (const stream of [runner.stdout, runner.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = `${said}${text}`.slice(-6_000);
    });
  const [code] = await once(runner, "close");
  if (code !== 0) throw new Error(`${folder}/${file} ended with ${String(code)}:\n${said}`);
  return (performance.now() - began) / 1000;
}

/** Each model test with 10,000 histories (`MARQUEE_HISTORIES`) from a new seed (`MARQUEE_HISTORIES_SEED`); on PostgreSQL where it needs a database. */
export async function measureModels(say: (line: string) => void): Promise<readonly Figure[]> {
  const count = process.env["MARQUEE_HISTORIES"] ?? "10000";
  const seed = process.env["MARQUEE_HISTORIES_SEED"] ?? String(randomInt(2 ** 31));
  say(`${count} histories each, MARQUEE_HISTORIES_SEED=${seed}`);
  const figures: Figure[] = [];
  for (const test of listModelTests()) {
    const value = await time(test, { MARQUEE_HISTORIES: count, MARQUEE_HISTORIES_SEED: seed });
    const what = `${test.folder}/${test.file}`;
    say(`${what}: ${Math.round(value)} s`);
    figures.push({ id: "models", what: `${what}, ${count} histories`, value, unit: "s" });
  }
  return figures;
}
