import { listEncodings } from "./blobs.ts";
import { readEngine, readLayer, type Release } from "./documents.ts";
import { clearFlips, listFlips, listLast, readFlips, readRelease, toReleaseKey, toReturnEnd } from "./releases.ts";
import type { Store } from "./Store.ts";

/** Anything younger than this is never removed: a running publish may just have written or touched it. */
export const graceTime = 60 * 60 * 1000;

/** What was removed, and what stays. */
export type Garbage = { readonly removed: readonly string[]; readonly kept: number };

/** Every key that a release needs. @throws when its engine or layer is missing */
async function listNeeds(store: Store, { brand, number, engine, layer, html }: Release): Promise<readonly string[]> {
  const [code, look] = await Promise.all([readEngine(store, engine), readLayer(store, layer)]);
  if (code === null || look === null)
    throw new Error(`release ${number} of ${brand} has lost its ${code === null ? "engine" : "layer"}`);
  return [
    `engines/${engine}.json`,
    `layers/${layer}.json`,
    ...[code.files, look.files, html].flatMap((files) => Object.values(files)),
  ];
}

/** The last five live releases of a brand; none when it was renamed or can no longer be restored. */
async function listNeeded(
  store: Store,
  brand: string,
  numbers: readonly number[],
  now: number,
): Promise<readonly Release[]> {
  const last = (await readFlips(store, brand, numbers.slice(-1))).at(-1);
  if (last?.renamedTo !== undefined || (last !== undefined && (toReturnEnd(last) ?? now) < now)) return [];
  return listLast(store, brand, numbers);
}

/** The releases that must stay complete: each brand's last five live ones, and every young one, which may be about to go live. */
async function listKept(
  store: Store,
  now: number,
  young: (key: string) => Promise<boolean>,
): Promise<readonly Release[]> {
  const live = [...(await listFlips(store))].map(([brand, numbers]) => listNeeded(store, brand, numbers, now));
  const releases = (await Promise.all(live)).flat();
  for (const key of await store.list("releases/")) {
    const [, brand = "", file = ""] = key.split("/");
    const isKnown = releases.some((release) => release.brand === brand && release.number === Number.parseInt(file, 10));
    if (isKnown || !(await young(key))) continue;
    const release = await readRelease(store, brand, Number.parseInt(file, 10));
    if (release !== null) releases.push(release);
  }
  return releases;
}

/**
 * Removes what none of the last five releases needs: blobs, engines, layers, build keys, and drafts of dead processes. Safe during
 * a publish, because whatever was written or touched within the hour stays. `isDry` only reports.
 */
export async function collectGarbage(
  store: Store,
  { now, isDry = false, grace = graceTime }: { now: number; isDry?: boolean; grace?: number },
): Promise<Garbage> {
  const isYoung = async (key: string): Promise<boolean> => now - ((await store.getTime(key)) ?? now) < grace;
  const kept = await listKept(store, now, isYoung);
  const needs = new Set(
    (await Promise.all(kept.map((release) => listNeeds(store, release))))
      .flat()
      .flatMap((key) => [key, ...listEncodings(key)]),
  );
  for (const { brand, number } of kept) needs.add(toReleaseKey(brand, number));
  const all = (
    await Promise.all(["blobs/", "engines/", "layers/", "releases/", "keys/", "drafts/"].map(store.list))
  ).flat();
  const removed: string[] = [];
  for (const key of all) {
    // Checked right before the removal, because a publish may have touched it since it was listed.
    if (needs.has(key) || (await isKeyOfEngine(store, key, needs)) || (await isYoung(key))) continue;
    if (!isDry) await store.remove(key);
    removed.push(key);
  }
  if (!isDry)
    for (const [brand, numbers] of await listFlips(store)) removed.push(...(await clearFlips(store, brand, numbers)));
  return { removed, kept: all.length - removed.length };
}

/** A build key stays as long as the engine that it names. */
async function isKeyOfEngine(store: Store, key: string, needs: ReadonlySet<string>): Promise<boolean> {
  return key.startsWith("keys/") && needs.has(`engines/${(await store.get(key))?.toString("utf8") ?? ""}.json`);
}
