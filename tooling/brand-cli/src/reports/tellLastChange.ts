import { execFileSync } from "node:child_process";
import { basename, dirname } from "node:path";

/** Who changed a file last and when, from its commits; an empty text outside a checkout. */
export function tellLastChange(path: string): string {
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-C", dirname(path), ...words, "--", basename(path)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    if (git("status", "--porcelain") !== "") return "not committed yet";
    return git("log", "-1", "--format=last changed by %an at %aI");
  } catch {
    return "";
  }
}
