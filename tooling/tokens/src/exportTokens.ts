import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mergeTokens, resolveTokens, toTokenLayer, toTokenType, type TokenLayer } from "@marquee/design-tokens";
import { readBrandTokens, type BrandFiles } from "@marquee/design-tokens/brands";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { collections } from "./collections.ts";
import { openBrand } from "./openBrand.ts";
import type { Mode } from "./planEdits.ts";
import { toExchangeForm } from "./toOwnForm.ts";

/** All tokens of one collection in one mode: aliases stay aliases, and each token has its type. */
function toDocument(brand: BrandFiles, layer: TokenLayer, mode: Mode): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {};
  for (const { key, value, extensions } of mergeTokens([...brand.tokens.core, ...brand.tokens[mode]], []).values()) {
    if (toTokenLayer(key) !== layer) continue;
    const names = key.split(".");
    const token = {
      $type: toTokenType(key),
      $value: toExchangeForm(value),
      ...(Object.keys(extensions).length > 0 ? { $extensions: extensions } : {}),
    };
    Object.assign(root, place(root, names, token));
  }
  return root;
}

function place(
  group: Readonly<Record<string, unknown>>,
  [name = "", ...rest]: readonly string[],
  token: unknown,
): Readonly<Record<string, unknown>> {
  const inner = group[name];
  return { ...group, [name]: rest.length === 0 ? token : place(isRecord(inner) ? inner : {}, rest, token) };
}

/**
 * Writes a brand's tokens for Figma's variables, one DTCG 2025.10 file per collection and mode, and returns the file names.
 * @throws TokenError for an unknown brand or tokens that do not resolve; then nothing is written.
 */
export function exportTokens(brands: string, id: string, folder: string): readonly string[] {
  openBrand(brands, id);
  const brand = readBrandTokens(brands, id);
  resolveTokens(brand.tokens);
  mkdirSync(folder, { recursive: true });
  return collections.map(({ layer, mode, name }) => {
    writeFileSync(join(folder, name), `${JSON.stringify(toDocument(brand, layer, mode), null, 2)}\n`);
    return name;
  });
}
