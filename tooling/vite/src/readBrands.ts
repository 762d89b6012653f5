import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "@marquee/whitelabel/brand";
import { readBrand } from "./makeLayer.ts";
import { showFaults } from "./showFaults.ts";

/** The valid brands of a folder in the order of their ids, and why each other folder is left out. */
export type SoundBrands = { readonly brands: readonly Brand[]; readonly faults: readonly string[] };

function readNamed(folder: string, name: string): Brand {
  const file = join(folder, name, "brand.json");
  if (!existsSync(file))
    throw new Error(showFaults([{ file, key: "(whole file)", found: "nothing", expected: "expected a brand's data" }]));
  const brand = readBrand(join(folder, name));
  if (brand.id !== name)
    throw new Error(
      showFaults([
        { file, key: "id", found: JSON.stringify(brand.id), expected: `expected "${name}", the name of its folder` },
      ]),
    );
  return brand;
}

/** Reads the brands of a folder. Files and hidden folders, in which brands are created, are ignored. */
export function readBrands(folder: string): SoundBrands {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
  const [brands, faults]: [Brand[], string[]] = [[], []];
  for (const name of names.toSorted()) {
    try {
      brands.push(readNamed(folder, name));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { brands, faults };
}
