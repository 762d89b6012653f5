import { listFlips, type Store } from "@marquee/site-store";
import { readBrands } from "@marquee/vite";
import { type Brand, findClaims } from "@marquee/whitelabel/brand";

/** The brands that a start shows, and why it leaves others out. */
export type ChosenBrands = { readonly brands: readonly Brand[]; readonly faults: readonly string[] };

/**
 * The sound brands of a folder, as `brand validate --all` sees them: one whose data is wrong, or that wants a domain or a
 * merchant code of another one, is left out by name, and the others start. What is live keeps what is its own.
 */
export async function chooseBrands(folder: string, store: Store): Promise<ChosenBrands> {
  const { brands, faults } = readBrands(folder);
  const claims = findClaims(brands, new Set((await listFlips(store)).keys()));
  return { brands: brands.filter(({ id }) => !claims.has(id)), faults: [...faults, ...claims.values()] };
}
