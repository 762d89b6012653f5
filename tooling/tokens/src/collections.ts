import { tokenLayers, type TokenLayer } from "@marquee/design-tokens";
import type { Mode } from "./planEdits.ts";

/** A file of an export: one collection of variables in one mode. */
export interface Collection {
  readonly layer: TokenLayer;
  readonly mode: Mode;
  /** The file's name, e.g. `semantic.dark.tokens.json`. */
  readonly name: string;
}

/** Every file that an export writes. */
export const collections: readonly Collection[] = tokenLayers.flatMap((layer) =>
  (["dark", "light"] as const).map((mode) => ({ layer, mode, name: `${layer}.${mode}.tokens.json` })),
);
