import { execFileSync } from "node:child_process";

/** Runs git in a tree. @throws what git says */
const git = (tree: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: tree, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"] });

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

/** The commit where a tree left another one. @throws when git knows no such commit, or both have no commit in common */
function requireBase(tree: string, since: string): string {
  const ask = (...args: string[]): string | null => {
    try {
      return git(tree, ...args).trim();
    } catch {
      return null;
    }
  };
  if (ask("rev-parse", "--verify", "--quiet", "--end-of-options", `${since}^{commit}`) === null)
    throw new Error(`git knows no commit "${since}" here: name a branch, a tag or a commit`);
  const base = ask("merge-base", "--end-of-options", since, "HEAD");
  if (base === null) throw new Error(`"${since}" and this tree have no commit in common`);
  return base;
}

/** What differs between a tree as it lies there and the commit where it left another one. @throws when git knows no such commit */
export const listChangesSince = (tree: string, since: string): readonly string[] =>
  listChanges(tree, requireBase(tree, since));
