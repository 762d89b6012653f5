import { execFileSync, spawnSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { type Migration, toTextDigest } from "../src/migrate.ts";

const heading = "# Each migration that has landed, with the digest of its text, in order. New lines come at the end.";

/** A lock's text: a line for each migration with its name and the digest of its text, in the order in which they are applied. */
export function toMigrationsLock(migrations: readonly Migration[]): string {
  return [heading, ...migrations.map((each) => `${each.name} ${toTextDigest(each)}`), ""].join("\n");
}

const listLines = (lock: string): readonly string[] =>
  lock.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** The first line of an earlier lock that a later one lacks at its place, or null. A database that applied it refuses to open. */
export function findLostLine(earlier: string, later: string): string | null {
  const lines = listLines(later);
  return listLines(earlier).find((line, index) => lines[index] !== line) ?? null;
}

/** The texts that `git cat-file --batch` answers: for each a line that ends with its length, or one that says that it is missing, as in a commit that removed it. */
function readBlobs(answer: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf("\n", at);
    const words = answer.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (words.at(-1) === "missing") continue;
    const length = Number(words.at(-1));
    texts.push(answer.toString("utf8", at, at + length));
    at += length + 1;
  }
  return texts;
}

/**
 * Every version of a file that stands in the history of git, newest first: none where the tree is no clone, or the file is new.
 *
 * @throws when git cannot read a version that its history names.
 */
export function listVersions(file: string): readonly string[] {
  const [name, cwd] = [basename(file), dirname(file)];
  const git = (...words: readonly string[]): string =>
    execFileSync("git", words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  if (spawnSync("git", ["rev-parse", "HEAD"], { cwd }).status !== 0) return [];
  const commits = git("log", "--format=%H", "--", name).split("\n").filter(Boolean);
  if (commits.length === 0) return [];
  const input = commits.map((commit) => `${commit}:./${name}\n`).join("");
  return readBlobs(execFileSync("git", ["cat-file", "--batch"], { cwd, input, maxBuffer: 1 << 30 }));
}
