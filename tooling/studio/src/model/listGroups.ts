import { tokenLayers, tokenNames, toTokenLayer, type TokenLayer } from "@marquee/design-tokens";
import type { Mode } from "@marquee/tokens";
import type { Brand } from "./Brand.ts";

/** A group of tokens whose names begin alike. */
export interface TokenGroup {
  readonly layer: TokenLayer;
  readonly name: string;
  readonly keys: readonly string[];
}

/** Roles first, since a designer changes those; then parts of components; raw values last. */
const order = [tokenLayers[1], tokenLayers[2], tokenLayers[0]];

/**
 * The tokens of a brand in groups. Words narrow them: each must stand in the name or in the value, capitals or not.
 * @param toWords what a token says now
 */
export function listGroups(
  { raw }: Brand,
  mode: Mode,
  search: string,
  toWords: (key: string) => string,
): readonly TokenGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const isWanted = (key: string): boolean =>
    words.every((word) => key.toLowerCase().includes(word) || toWords(key).toLowerCase().includes(word));
  const keys = [...new Set<string>([...tokenNames, ...raw[mode].keys()])].filter(
    (key) => raw[mode].has(key) && isWanted(key),
  );
  return order.flatMap((layer) => {
    const ofLayer = keys.filter((key) => toTokenLayer(key) === layer);
    const names = [...new Set(ofLayer.map((key) => key.split(".")[0] ?? ""))];
    return names.map((name) => ({ layer, name, keys: ofLayer.filter((key) => key.startsWith(`${name}.`)) }));
  });
}
