import { type Static, Type } from "typebox";
import { readDocument, type Release, ReleaseSchema, toText } from "./documents.ts";
import type { Store } from "./Store.ts";

const FlipSchema = Type.Object({
  brand: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  release: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  by: Type.String(),
  /** Why, in product words; older flips do not say. */
  note: Type.Optional(Type.String()),
  /** The site was retired; visitors are redirected or told that it is gone. `release` was live until then. */
  retired: Type.Optional(Type.Object({ redirect: Type.Optional(Type.String()) })),
  /** The brand has had this id since; its releases and flips are stored under it too. */
  renamedTo: Type.Optional(Type.String()),
});

/** A change of the live release: `flips/<brand>.<number>.json`. The one with the highest number counts. */
export type Flip = Static<typeof FlipSchema>;

/** How long a retired site can be restored and keeps its hosts and files. */
export const retiredDays = 30;

/** Whether a flip ended its brand's site: nothing of the brand is live after it. */
export const isEnd = ({ retired, renamedTo }: Flip): boolean => retired !== undefined || renamedTo !== undefined;

/** Until when a retired site can be restored, in milliseconds; null for a flip that retires nothing. */
export const toReturnEnd = ({ retired, at }: Flip): number | null =>
  retired === undefined ? null : Date.parse(at) + retiredDays * 24 * 60 * 60 * 1000;

/** How many releases of a brand stay served: a tab opened five releases ago keeps working. */
export const keptReleases = 5;

/** How many more flips are kept, as history. */
const keptFlips = 40;

const toNumber = (number: number): string => String(number).padStart(6, "0");
export const toReleaseKey = (brand: string, number: number): string => `releases/${brand}/${toNumber(number)}.json`;
const toFlipKey = (brand: string, number: number): string => `flips/${brand}.${toNumber(number)}.json`;

/** The last number of a key, `flips/salt.000012.json` → 12. */
const readNumber = (key: string): number => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);

export const readRelease = (store: Store, brand: string, number: number): Promise<Release | null> =>
  readDocument(store, toReleaseKey(brand, number), ReleaseSchema);

/** The numbers of a brand's releases, ascending, including those that were refused before going live. */
export async function listReleases(store: Store, brand: string): Promise<readonly number[]> {
  return (await store.list(`releases/${brand}/`)).map(readNumber);
}

/** Whether two releases are equal; a layer's digest covers the brand's data, including its hosts. */
export const isSameRelease = (a: Omit<Release, "number">, b: Omit<Release, "number">): boolean =>
  a.engine === b.engine && a.layer === b.layer && JSON.stringify(a.html) === JSON.stringify(b.html);

/** Writes a release under the next free number. Two made at the same time get two numbers. */
export async function createRelease(store: Store, draft: Omit<Release, "number">): Promise<Release> {
  const numbers = await listReleases(store, draft.brand);
  for (let number = (numbers.at(-1) ?? 0) + 1; ; number += 1) {
    const release = { ...draft, number };
    if (await store.create(toReleaseKey(draft.brand, number), toText(release))) return release;
  }
}

/** The numbers of each brand's flips, ascending, from one listing for all brands. */
export async function listFlips(store: Store): Promise<ReadonlyMap<string, readonly number[]>> {
  const flips = new Map<string, number[]>();
  for (const key of await store.list("flips/")) {
    const brand = /^flips\/(.+)\.\d+\.json$/.exec(key)?.[1];
    if (brand === undefined) continue;
    flips.set(brand, [...(flips.get(brand) ?? []), readNumber(key)]);
  }
  return flips;
}

const readFlip = (store: Store, brand: string, number: number): Promise<Flip | null> =>
  readDocument(store, toFlipKey(brand, number), FlipSchema);

/** A brand's flips, oldest first, as far as they are kept, or those with the given numbers. */
export async function readFlips(store: Store, brand: string, numbers?: readonly number[]): Promise<readonly Flip[]> {
  const known = numbers ?? (await listFlips(store)).get(brand) ?? [];
  const flips = await Promise.all(known.map((number) => readFlip(store, brand, number)));
  return flips.filter((each) => each !== null);
}

/**
 * The release that was live before the current one first went live, so that repeated rollbacks never move forward. Null when
 * there was none, or it is no longer known.
 */
export function toPredecessor(flips: readonly Flip[]): number | null {
  const live = flips.at(-1)?.release;
  const first = flips.findIndex(({ release }) => release === live);
  return flips[first - 1]?.release ?? null;
}

/** The last live releases, newest first, each once and at most `count`, also of a site that was retired since. */
export async function listLast(
  store: Store,
  brand: string,
  numbers: readonly number[],
  count = keptReleases,
): Promise<readonly Release[]> {
  const releases: Release[] = [];
  const [last] = await readFlips(store, brand, numbers.slice(-1));
  for (const number of numbers.toReversed()) {
    const flip = await readFlip(store, brand, number);
    // A flip removed by `gc` meanwhile is older than those that count.
    if (flip === null || releases.some((release) => release.number === flip.release)) continue;
    const release = await readRelease(store, brand, flip.release);
    if (release === null && last !== undefined && isEnd(last)) continue;
    if (release === null) throw new Error(`${toReleaseKey(brand, flip.release)} is missing, and went live`);
    releases.push(release);
    if (releases.length === count) break;
  }
  return releases;
}

/** As {@link listLast}, of a live site: the first is live now. None when the brand was retired or renamed. */
export async function listLive(
  store: Store,
  brand: string,
  numbers: readonly number[],
  count = keptReleases,
): Promise<readonly Release[]> {
  const [last] = await readFlips(store, brand, numbers.slice(-1));
  return last !== undefined && isEnd(last) ? [] : listLast(store, brand, numbers, count);
}

/** The number of a brand's last flip; 0 when it was never live. */
export async function getLastFlip(store: Store, brand: string): Promise<number> {
  return (await listFlips(store)).get(brand)?.at(-1) ?? 0;
}

/** Another process flipped since `last` was read. */
export class FlipConflict extends Error {
  constructor(brand: string) {
    super(`${brand}: another release went live while this one was made; look at it, then publish again`);
    this.name = "FlipConflict";
  }
}

/**
 * Makes a release live, or with `end` ends its site, atomically; gateways see it within half a second. `last` is the flip on
 * which the release was built.
 * @throws FlipConflict when another flip was first; then nothing has changed
 */
export async function flip(
  store: Store,
  { brand, number }: Pick<Release, "brand" | "number">,
  last: number,
  { by, at, note }: Pick<Release, "by" | "at" | "note">,
  end: Pick<Flip, "retired" | "renamedTo"> = {},
): Promise<Flip> {
  const next: Flip = { brand, number: last + 1, release: number, at, by, note, ...end };
  if ((await getLastFlip(store, brand)) !== last) throw new FlipConflict(brand);
  if (!(await store.create(toFlipKey(brand, next.number), toText(next)))) throw new FlipConflict(brand);
  return next;
}

/** Removes the oldest flips, but none whose release is kept. */
export async function clearFlips(store: Store, brand: string, numbers: readonly number[]): Promise<readonly string[]> {
  const kept = new Set(
    [...new Set((await readFlips(store, brand, numbers)).toReversed().map(({ release }) => release))].slice(
      0,
      keptReleases,
    ),
  );
  const removed: string[] = [];
  for (const number of numbers.slice(0, -keptFlips)) {
    const old = await readFlip(store, brand, number);
    if (old !== null && kept.has(old.release)) continue;
    await store.remove(toFlipKey(brand, number));
    removed.push(toFlipKey(brand, number));
  }
  return removed;
}
