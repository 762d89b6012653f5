import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TokenError, type BrandTokens } from "@marquee/design-tokens";
import { listBrands, readBrandTokens } from "@marquee/design-tokens/brands";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { offeredFonts } from "@marquee/design-tokens/fonts";
import { openBrand } from "@marquee/tokens";
import { toFaults, type Fault } from "./Refusal.ts";

/** A brand as it is in its folder now. */
export interface BrandAnswer {
  readonly id: string;
  readonly name: string;
  /** The archetype beneath. */
  readonly extends: string;
  /** The brand's own files alone. */
  readonly own: BrandTokens;
}

/** The panel's initial data. */
export interface BrandsAnswer {
  readonly brands: readonly BrandAnswer[];
  /** Families that a brand may name. */
  readonly families: readonly string[];
  /** Brands that cannot be edited, and why. */
  readonly faults: readonly Fault[];
}

/**
 * One brand's tokens.
 * @throws TokenError for an unknown brand, a link anywhere on the way, and files that are no JSON
 */
export function readBrand(folder: string, id: string): BrandAnswer {
  openBrand(folder, id);
  const { extends: base, own } = readBrandTokens(folder, id);
  const settings: unknown = JSON.parse(readFileSync(join(folder, id, "brand.json"), "utf8"));
  const name = isRecord(settings) ? settings["name"] : undefined;
  return { id, name: typeof name === "string" ? name : id, extends: base, own };
}

/** All brands of a folder; one that is broken does not hide the others. */
export function readBrands(folder: string): BrandsAnswer {
  const faults: Fault[] = [];
  const brands = listBrands(folder).flatMap((id): readonly BrandAnswer[] => {
    try {
      return [readBrand(folder, id)];
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      faults.push(...toFaults(error));
      return [];
    }
  });
  return { brands, families: Object.keys(offeredFonts), faults };
}
