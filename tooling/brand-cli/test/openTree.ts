import { execFileSync } from "node:child_process";
import { copyTree } from "@marquee/check/copyTree";

/** A copy of this tree that a test may change: a git repository with one commit. Libraries are linked, so nothing may be installed in it. */
export type GitTree = {
  readonly folder: string;
  /** Restores everything except what git ignores. */
  readonly restore: () => void;
  readonly close: () => void;
};

/** Creates the copy. */
export function openTree(): GitTree {
  const { folder, remove } = copyTree();
  const git = (...args: readonly string[]): void =>
    void execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@localhost", ...args], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "All");
  const restore = (): void => {
    git("reset", "--quiet", "--hard");
    git("clean", "--quiet", "--force", "-d");
  };
  return { folder, restore, close: remove };
}
