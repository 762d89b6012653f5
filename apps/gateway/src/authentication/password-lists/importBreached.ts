import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Db } from "../../db/Db.ts";
import { type HashRange, putRanges } from "./breachedPasswordStore.ts";
import { toPlace } from "./findListedRule.ts";

const line = /^([0-9A-Fa-f]{40})(?::[0-9]+)?$/;
const rangesAtOnce = 200;

/** A list that cannot be read. */
export class BreachedListError extends Error {
  override readonly name = "BreachedListError";
}

/**
 * Imports a downloaded list of stolen passwords: a line for each, its SHA-1 in hexadecimal and how often it was seen
 * (`HASH:COUNT`), sorted by hash. It is read as a stream; a second import of the same list changes nothing.
 *
 * @returns how many hashes it held
 * @throws BreachedListError with the number of the line that is malformed or out of order
 */
export async function importBreached(db: Db, file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let [count, last] = [0, ""];
  let open: { prefix: number; parts: Buffer[] } | undefined;
  let ready: HashRange[] = [];

  async function close(): Promise<void> {
    if (open !== undefined) ready.push({ prefix: open.prefix, hashes: Buffer.concat(open.parts) });
    if (ready.length < rangesAtOnce) return;
    await putRanges(db, ready);
    ready = [];
  }

  for await (const text of lines) {
    if (text === "") continue;
    const sha1 = line.exec(text)?.[1]?.toUpperCase();
    if (sha1 === undefined) throw new BreachedListError(`line ${count + 1} is no hash with a count`);
    if (sha1 < last) throw new BreachedListError(`line ${count + 1} is not in the order of the hashes`);
    const { prefix, kept } = toPlace(sha1);
    if (open?.prefix !== prefix) {
      await close();
      open = { prefix, parts: [] };
    }
    open.parts.push(kept);
    last = sha1;
    count += 1;
  }
  await close();
  await putRanges(db, ready);
  return count;
}
