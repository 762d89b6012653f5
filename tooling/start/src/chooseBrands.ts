import { listFlips, readFlips, type Store } from "@marquee/site-store";
import { readBrands } from "@marquee/vite";
import { type Brand, findClaims } from "@marquee/whitelabel/brand";

/** The brands that a start shows, and why it leaves others out. */
export type ChosenBrands = { readonly brands: readonly Brand[]; readonly faults: readonly string[] };

/** Why a brand whose site has ended is not shown. */
async function findEnd(store: Store, id: string, flips: readonly number[]): Promise<string | undefined> {
  const last = (await readFlips(store, id, flips.slice(-1))).at(-1);
  if (last?.renamedTo !== undefined) return `brands/${id}: the brand has the id ${last.renamedTo} now`;
  return last?.retired === undefined
    ? undefined
    : `brands/${id}: its site was retired on ${last.at.slice(0, 10)}; pnpm brand restore ${id} brings it back`;
}

/**
 * The valid brands of a folder, as `brand validate --all` sees them: one that is faulty, or that claims a domain or
 * merchant code of another one, is left out by name, and the others start. A live brand keeps what it has.
 */
export async function chooseBrands(folder: string, store: Store): Promise<ChosenBrands> {
  const { brands, faults } = readBrands(folder);
  const flips = await listFlips(store);
  const ended = new Map<string, string>();
  for (const { id } of brands) {
    const end = await findEnd(store, id, flips.get(id) ?? []);
    if (end !== undefined) ended.set(id, end);
  }
  const going = brands.filter(({ id }) => !ended.has(id));
  const claims = findClaims(going, new Set(flips.keys()));
  return {
    brands: going.filter(({ id }) => !claims.has(id)),
    faults: [...faults, ...ended.values(), ...claims.values()],
  };
}
