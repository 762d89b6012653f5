import { execFileSync } from "node:child_process";

/** Runs git in a tree. @throws what git says */
const git = (tree: string, ...args: string[]): string => execFileSync("git", args, { cwd: tree, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"] });

/** What differs between a commit and the tree as it lies there, uncommitted and unknown files too: paths from its top. @throws where the commit is none */
export function listChanges(tree: string, base: string): readonly string[] {
  const changed = git(tree, "diff", "--name-only", "--no-renames", "-z", base, "--");
  const unknown = git(tree, "ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${changed}${unknown}`.split("\0").filter((path) => path !== ""))].toSorted();
}

/** A file as it was in a commit; null when it had none. */
export function readBefore(tree: string, base: string, path: string): string | null {
  return git(tree, "ls-tree", "--name-only", base, "--", path) === "" ? null : git(tree, "show", `${base}:${path}`);
}
