import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { listChecks } from "../src/checks.ts";
import { listPackages } from "../src/listPackages.ts";
import { root } from "../src/root.ts";

/** A command's exit code, its output, and the last line of its results. */
export type Outcome = { readonly code: number; readonly output: string; readonly last: string };

/** A copy of the project that a test may change. */
export interface Tree {
  readonly folder: string;
  /** Writes a file, or one made of what was there; `restore` takes it back. */
  readonly plant: (path: string, text: string | ((before: string) => string)) => void;
  /** Deletes a file; `restore` brings it back. */
  readonly drop: (path: string) => void;
  /** Takes back everything planted or dropped. */
  readonly restore: () => void;
  /** Runs the command that package.json holds as `check:<name>`, on the given paths alone where it takes some. */
  readonly check: (name: string, paths?: readonly string[]) => Outcome;
  /** Runs a command at the top of the copy, with the project's own tools. */
  readonly run: (command: string) => Outcome;
  readonly remove: () => void;
}

const made = new Set([".git", ".turbo", ".marquee", "dist", "test-results", "storybook-static"]);

/** Sources, and the links and commands of the installation; no build output or caches. */
function isCopied(path: string): boolean {
  const parts = path.split("/");
  if (parts.some((part) => made.has(part))) return false;
  const installed = parts[parts.indexOf("node_modules") + 1];
  return (
    !parts.includes("node_modules") || installed === undefined || installed === ".bin" || !installed.startsWith(".")
  );
}

/** A test runner inside a test runner must not take itself for a part of the outer one. */
const ownEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TURBO_|npm_|pnpm_)/.test(name)),
  );

/** Copies the project's tree to a temporary folder, with the packages of `only` or with all; libraries are linked. */
export function copyTree(only?: readonly string[]): Tree {
  const folder = mkdtempSync(join(tmpdir(), "marquee-tree-"));
  const left = new Set(only === undefined ? [] : listPackages(root).filter((path) => !only.includes(path)));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => isCopied(relative(root, from)) && !left.has(relative(root, from)),
  });
  // The copy's libraries are links to the project's own, so a script in the copy must not install anything.
  appendFileSync(join(folder, "pnpm-workspace.yaml"), "\nverifyDepsBeforeRun: false\n");
  symlinkSync(join(root, "node_modules/.pnpm"), join(folder, "node_modules/.pnpm"));
  const before = new Map<string, string | undefined>();
  const keep = (file: string): string => {
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    if (!before.has(file)) before.set(file, text);
    return text ?? "";
  };
  const run = (command: string): Outcome => {
    const PATH = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
      cwd: folder,
      encoding: "utf8",
      env: { ...ownEnv(), PATH },
    });
    return { code: status ?? 1, output: stdout + stderr, last: stdout.trim().split("\n").at(-1) ?? "" };
  };
  return {
    folder,
    run,
    plant: (path, text) => {
      const file = join(folder, path);
      const old = keep(file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof text === "string" ? text : text(old));
    },
    drop: (path) => {
      keep(join(folder, path));
      rmSync(join(folder, path));
    },
    restore: () => {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(file);
        else writeFileSync(file, text);
      }
      before.clear();
    },
    check: (name, paths = []) => {
      const check = listChecks(folder).find((one) => one.name === name);
      if (check === undefined) throw new Error(`package.json has no script check:${name}`);
      return run([check.command, ...paths].join(" "));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
