import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";
import type { BrandFolder } from "./readBrands.ts";

const { resolve } = createRequire(import.meta.url);
/** The code that computes first data: this program and the packages for games, money and trees. */
const sources = [
  fileURLToPath(new URL("..", import.meta.url)),
  ...["@marquee/contract", "@marquee/whitelabel/brand"].map((name) => dirname(resolve(name))),
];

/** A digest of all inputs of the merchants' first data, the current day included, because demo credits carry dates. */
export function toFirstDataKey(brands: readonly BrandFolder[], { demo }: Pick<Config, "demo">): string {
  const digest = createHash("sha256").update(JSON.stringify([brands, demo, new Date().toISOString().slice(0, 10)]));
  for (const folder of sources)
    for (const file of globSync("**/*.ts", { cwd: folder }).toSorted())
      digest.update(file).update(readFileSync(join(folder, file)));
  return digest.digest("hex");
}
