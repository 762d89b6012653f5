import { join } from "node:path";
import { listFlips, type Store } from "@marquee/site-store";
import { readBrand } from "@marquee/vite";
import { type Brand, findClaims } from "@marquee/whitelabel/brand";
import { listBrands } from "./settings.ts";

/** The brands that a start shows, and why it leaves others out. */
export type ChosenBrands = { readonly brands: readonly Brand[]; readonly faults: readonly string[] };

/**
 * The sound brands of a folder, as `brand validate --all` sees them: one whose data is wrong, or that wants a domain or a
 * merchant code of another one, is left out by name, and the others start. What is live keeps what is its own.
 */
export async function chooseBrands(folder: string, store: Store): Promise<ChosenBrands> {
  const faults: string[] = [];
  const readable = listBrands(folder).flatMap((id) => {
    try {
      const brand = readBrand(join(folder, id));
      if (brand.id !== id) throw new Error(`brands/${id}/brand.json: id is "${brand.id}", expected "${id}", the name of its folder`);
      return [brand];
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  const claims = findClaims(readable, new Set((await listFlips(store)).keys()));
  return { brands: readable.filter(({ id }) => !claims.has(id)), faults: [...faults, ...claims.values()] };
}
