import { TokenError } from "@marquee/design-tokens";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { parseTokenPatches, TokenConflict, writeTokenPatch } from "@marquee/tokens";
import { readBrand, type BrandAnswer } from "./readBrands.ts";
import { refuse, Refusal, toFaults } from "./Refusal.ts";

/** The result of a save: the brand as it is now, and the changed lines. */
export interface SaveAnswer {
  readonly brand: BrandAnswer;
  readonly changes: readonly { readonly file: string; readonly key: string }[];
}

/**
 * Writes patches into a brand's folder, all or none. A colour pair with too little contrast is refused here as it
 * would be by the tests; a token changed elsewhere since the patches were made is refused with status 409.
 * @throws Refusal naming file, key, found and expected; then every file is as it was
 */
export function savePatches(folder: string, body: unknown): SaveAnswer {
  if (!isRecord(body)) throw refuse(400, "body", JSON.stringify(body), "an object with brand and patches");
  const { brand: id, patches: input, ...rest } = body;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse(400, unknown, "an unknown field", "brand and patches");
  if (typeof id !== "string") throw refuse(400, "brand", JSON.stringify(id) ?? "none", "a brand's id");
  try {
    const { changes } = writeTokenPatch(folder, id, parseTokenPatches(input));
    return { brand: readBrand(folder, id), changes: changes.map(({ file, key }) => ({ file, key })) };
  } catch (error) {
    if (error instanceof TokenError) throw new Refusal(error instanceof TokenConflict ? 409 : 422, toFaults(error));
    throw error;
  }
}
