import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Brand, type BrandDemo, type BrandFault, checkBrand, checkDemo } from "@marquee/whitelabel/brand";

/** The data of a brand from which the gateway creates a merchant. */
export interface BrandFolder {
  readonly brand: Brand;
  /** What a demo of the brand has beyond brand.json. */
  readonly demo: BrandDemo;
}

/** What a brand without demo.json has. */
export const noDemo: BrandDemo = { modules: {} };

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function toError([fault]: readonly BrandFault[], file: string): Error {
  return new Error(`${file}: ${fault?.key ?? ""} is ${fault?.found ?? "wrong"}, expected ${fault?.expected ?? ""}`);
}

function readDemo(file: string): BrandDemo {
  if (!existsSync(file)) return noDemo;
  const { demo, faults } = checkDemo(file, readJson(file));
  if (demo === undefined) throw toError(faults, file);
  return demo;
}

function readBrandFolder(folder: string, name: string): BrandFolder {
  const file = join(folder, name, "brand.json");
  const { brand, faults } = checkBrand(file, readJson(file));
  if (brand === undefined) throw toError(faults, file);
  if (brand.id !== name) throw new Error(`${file}: id is "${brand.id}", expected "${name}", the name of its folder`);
  return { brand, demo: readDemo(join(folder, name, "demo.json")) };
}

/** The brands of a folder, and what is wrong with those that are left out. */
export interface BrandFolders {
  readonly brands: readonly BrandFolder[];
  /** A line for each skipped brand: file, key, what was found, what was expected. */
  readonly faults: readonly string[];
}

/** Reads every brand's folder; a faulty one is skipped and reported. Hidden folders are brands under construction. */
export function readBrands(folder: string): BrandFolders {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
  const [brands, faults]: [BrandFolder[], string[]] = [[], []];
  for (const name of names.toSorted()) {
    try {
      brands.push(readBrandFolder(folder, name));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { brands, faults };
}
