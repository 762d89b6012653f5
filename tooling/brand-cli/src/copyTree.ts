import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@marquee/vite";

/** A copy of this tree that a test may change: under git, with one commit. Libraries are linked, so that nothing may install in it. */
export type TreeCopy = { readonly tree: string; readonly git: (...args: readonly string[]) => void; readonly close: () => void };

const skip = /(^|\/)(dist|\.turbo|\.git|\.marquee|\.cache|\.vite|test-results|storybook-static)(\/|$)/;

/** Makes one. */
export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), "marquee-tree-"));
  const tree = join(folder, "tree");
  mkdirSync(tree);
  for (const name of ["apps", "brands", "docs", "packages", "tooling", "package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "turbo.json", ".gitignore"]) {
    cpSync(join(root, name), join(tree, name), { recursive: true, verbatimSymlinks: true, filter: (path) => !skip.test(path.slice(root.length)) });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  const git: TreeCopy["git"] = (...args) => void execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@localhost", ...args], { cwd: tree, stdio: ["ignore", "ignore", "pipe"] });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "All");
  return { tree, git, close: () => rmSync(folder, { recursive: true, force: true }) };
}
