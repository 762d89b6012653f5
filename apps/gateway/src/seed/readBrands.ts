import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WhitelabelNode } from "@marquee/contract";
import { WhitelabelNodeSchema } from "@marquee/contract/schema";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";
import { Compile } from "typebox/compile";

/** A brand's data that the gateway seeds a merchant from. */
export interface BrandFolder {
  readonly brand: Brand;
  readonly tree: WhitelabelNode;
}

const treeShape = Compile(WhitelabelNodeSchema);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Whether data is a merchant's tree: by the contract's own schema, whose type is recursive and therefore unknown to the compiler. */
export function isTree(data: unknown): data is WhitelabelNode {
  return treeShape.Check(data);
}

function readTree(file: string): WhitelabelNode {
  const tree = readJson(file);
  if (!isTree(tree)) throw new Error(`${file} is no whitelabel tree`);
  return tree;
}

function readBrandFolder(folder: string, name: string): BrandFolder {
  const file = join(folder, name, "brand.json");
  const { brand, faults } = checkBrand(file, readJson(file));
  if (brand === undefined) {
    const [fault] = faults;
    throw new Error(`${file}: ${fault?.key ?? ""} is ${fault?.found ?? "wrong"}, expected ${fault?.expected ?? ""}`);
  }
  if (brand.id !== name) throw new Error(`${file}: id is "${brand.id}", expected "${name}", the name of its folder`);
  return { brand, tree: readTree(join(folder, name, "tree.fixture.json")) };
}

/** The brands of a folder, and what is wrong with those that are left out. */
export interface BrandFolders {
  readonly brands: readonly BrandFolder[];
  /** A line for each brand that is left out: file, key, what was found, what was expected. */
  readonly faults: readonly string[];
}

/** Reads every brand's folder; one whose data is wrong is left out, and its fault is told. A hidden folder is being made. */
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
