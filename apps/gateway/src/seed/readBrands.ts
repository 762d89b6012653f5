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
  return JSON.parse(readFileSync(file, "utf8"));
}

/** By the contract's own schema, whose type is recursive and therefore unknown to the compiler. */
function isTree(data: unknown): data is WhitelabelNode {
  return treeShape.Check(data);
}

function readTree(file: string): WhitelabelNode {
  const tree = readJson(file);
  if (!isTree(tree)) throw new Error(`${file} is no whitelabel tree`);
  return tree;
}

/** Reads every brand's folder. @throws with file and key for data that is wrong */
export function readBrands(folder: string): readonly BrandFolder[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.toSorted().map((name) => {
    const file = join(folder, name, "brand.json");
    const { brand, faults } = checkBrand(file, readJson(file));
    if (brand === undefined) {
      const [fault] = faults;
      throw new Error(`${file}: ${fault?.key ?? ""} is ${fault?.found ?? "wrong"}, expected ${fault?.expected ?? ""}`);
    }
    return { brand, tree: readTree(join(folder, name, "tree.fixture.json")) };
  });
}
