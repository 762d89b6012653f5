import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPnpm } from "@marquee/start/pnpm";

/** Builds the workshop of a tree whose packages are installed. @returns the folder of the static files */
export function buildWorkshop(tree: string): string {
  const out = mkdtempSync(join(tmpdir(), "marquee-workshop-"));
  const app = join(tree, "apps/storybook");
  const storybook = join(app, "node_modules/storybook/dist/bin/dispatcher.js");
  execFileSync(process.execPath, [storybook, "build", "--quiet", "--output-dir", out], {
    cwd: app,
    env: { ...process.env, MARQUEE_DOCGEN: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return out;
}

/** Checks out another commit beside this tree and installs it offline. @returns its folder */
export function checkOutBase(root: string, commit: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), "marquee-base-")), "tree");
  execFileSync("git", ["worktree", "add", "--detach", "--force", tree, commit], { cwd: root, stdio: "ignore" });
  runPnpm(root, ["install", "--prefer-offline", "--frozen-lockfile"], tree);
  return tree;
}

/** Removes a checked-out base. */
export function removeBase(root: string, tree: string): void {
  execFileSync("git", ["worktree", "remove", "--force", tree], { cwd: root, stdio: "ignore" });
}
