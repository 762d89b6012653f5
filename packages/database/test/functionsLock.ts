import { createHash } from "node:crypto";
import type { SqlFunction } from "../src/applyFunctions.ts";
import { toTextDigest } from "../src/migrate.ts";

const heading =
  "# A line for each text of a function that has landed: its name, the digests of its signature and of its text. New lines come at the end.";

const listLines = (lock: string): readonly (readonly string[])[] =>
  lock
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

/** What callers depend on: name, arguments and result, or the whole of an aggregate. */
function toSignature({ sql }: SqlFunction): string {
  const [text = ""] = sql.replaceAll(/--.*$/gm, "").split(/\blanguage\b|;/);
  return createHash("sha256").update(text.replaceAll(/\s+/g, " ").trim()).digest("hex").slice(0, 16);
}

const toLine = (each: SqlFunction): readonly string[] => [each.name, toSignature(each), toTextDigest(each)];

/** The lock with a further line for each function whose text is not that of its last line. */
export function toFunctionsLock(landed: string, list: readonly SqlFunction[]): string {
  const lines = listLines(landed);
  const last = new Map(lines.map(([name = "", , digest]) => [name, digest]));
  const more = list.map(toLine).filter(([name = "", , digest]) => last.get(name) !== digest);
  return [heading, ...[...lines, ...more].map((line) => line.join(" ")), ""].join("\n");
}

/** The functions of a lock whose signature has changed: a gateway of the release before would call what is not there. */
export function listChangedSignatures(lock: string): readonly string[] {
  const signatures = new Map<string, Set<string>>();
  for (const [name = "", signature = ""] of listLines(lock))
    signatures.set(name, (signatures.get(name) ?? new Set()).add(signature));
  return [...signatures].filter(([, all]) => all.size > 1).map(([name]) => name);
}
