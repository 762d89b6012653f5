import { TokenError } from "@marquee/design-tokens";
import { isRecord } from "@marquee/design-tokens/dtcg";
import { parseTokenPatches, writeTokenPatch, type TokenPatch } from "@marquee/tokens";
import { readBrand, type BrandAnswer } from "./readBrands.ts";
import { refuse, Refusal, toFaults } from "./Refusal.ts";

/** What was saved: the brand as it is now, and the lines that changed. */
export interface SaveAnswer {
  readonly brand: BrandAnswer;
  readonly changes: readonly { readonly file: string; readonly key: string }[];
}

function toFound(patches: readonly TokenPatch[], input: unknown, key: string): string {
  if (key.startsWith("patches")) return (JSON.stringify(input) ?? "none").slice(0, 200);
  const values = patches.filter((patch) => patch.key === key).map(({ value }) => JSON.stringify(value));
  return values.length > 0 ? values.join(" and ") : "the brand's own value";
}

/**
 * Writes patches into a brand's folder, all or none. A pair of colours that would fall short is refused here as it
 * would be by the tests.
 * @throws Refusal naming file, key, found and expected; then every file is as it was
 */
export function savePatches(folder: string, body: unknown): SaveAnswer {
  if (!isRecord(body)) throw refuse(400, "body", JSON.stringify(body), "an object with brand and patches");
  const { brand: id, patches: input, ...rest } = body;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse(400, unknown, "an unknown field", "brand and patches");
  if (typeof id !== "string") throw refuse(400, "brand", JSON.stringify(id) ?? "none", "a brand's id");
  let patches: readonly TokenPatch[] = [];
  try {
    patches = parseTokenPatches(input);
    const { changes } = writeTokenPatch(folder, id, patches, { gate: true });
    return { brand: readBrand(folder, id), changes: changes.map(({ file, key }) => ({ file, key })) };
  } catch (error) {
    if (error instanceof TokenError) throw new Refusal(422, toFaults(error, (key) => toFound(patches, input, key)));
    throw error;
  }
}
