import { toText } from "./documents.ts";
import { flip, isEnd, listFlips, readFlips, readRelease } from "./releases.ts";
import type { Release } from "./documents.ts";
import type { Store } from "./Store.ts";

const toName = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** Copies a document to another brand's id unless it is there already. */
async function copy(store: Store, key: string, to: string, change: (text: string) => string): Promise<void> {
  const bytes = await store.get(key);
  if (bytes !== null) await store.create(to, change(bytes.toString("utf8")));
}

const withBrand = (brand: string) => (text: string) => toText({ ...JSON.parse(text), brand });

/**
 * Moves all releases of a brand to another id, in an order that keeps the same release live under one id or
 * the other at each moment, and ends the old id's site. An interrupted rename continues where it stopped.
 *
 * @returns whether anything was live under the old id
 */
export async function renameReleases(
  store: Store,
  from: string,
  to: string,
  change: Pick<Release, "by" | "at" | "note">,
): Promise<boolean> {
  const numbers = (await listFlips(store)).get(from) ?? [];
  const last = (await readFlips(store, from, numbers.slice(-1))).at(-1);
  if (last === undefined || last.retired !== undefined || (last.renamedTo !== undefined && last.renamedTo !== to))
    return false;
  for (const key of await store.list(`releases/${from}/`))
    await copy(store, key, `releases/${to}/${toName(key)}`, withBrand(to));
  for (const key of await store.list(`reports/${from}/`))
    await copy(store, key, `reports/${to}/${toName(key)}`, (text) => text);
  // Newest first, so that the right release is live under the new id from the first flip on.
  for (const { number } of (await readFlips(store, from, numbers)).filter((each) => !isEnd(each)).toReversed()) {
    const name = `${String(number).padStart(6, "0")}.json`;
    await copy(store, `flips/${from}.${name}`, `flips/${to}.${name}`, withBrand(to));
  }
  const release = await readRelease(store, from, last.release);
  if (release !== null && !isEnd(last)) await flip(store, release, last.number, change, { renamedTo: to });
  return true;
}
