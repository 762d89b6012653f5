import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TokenError } from "@marquee/design-tokens";
import { tokenFiles } from "@marquee/design-tokens/brands";

/** A part of a brand's tokens, one file each. */
export type TokenPart = (typeof tokenFiles)[number];

/** The texts of a brand's token files; a file that is not there counts as empty. */
export type TokenTexts = Readonly<Record<TokenPart, string>>;

const brandId = /^[a-z][a-z0-9-]{0,39}$/;

/** The name of a token file as problems show it. */
export function toFileName(id: string, part: TokenPart): string {
  return `brands/${id}/tokens/${part}.tokens.json`;
}

/**
 * The texts of a brand's token files, from real files in the brand's own folder and nowhere else.
 * @throws TokenError for an id that is no brand, and for a link anywhere on the way.
 */
export function openBrand(brands: string, id: string): TokenTexts {
  if (!brandId.test(id)) throw new TokenError([{ file: "brands", key: JSON.stringify(id), reason: "a brand's id is a-z, 0-9 and -" }]);
  const folder = join(brands, id);
  if (!existsSync(join(folder, "brand.json"))) throw new TokenError([{ file: "brands", key: id, reason: "unknown brand" }]);
  const paths = ["", "brand.json", "tokens", ...tokenFiles.map((part) => `tokens/${part}.tokens.json`)];
  for (const path of paths) {
    const isLink = lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (isLink) throw new TokenError([{ file: join("brands", id, path), key: "(root)", reason: "a link is not followed" }]);
  }
  const read = (part: TokenPart): string => {
    const file = join(folder, "tokens", `${part}.tokens.json`);
    return existsSync(file) ? readFileSync(file, "utf8") : "{}\n";
  };
  return { core: read("core"), dark: read("dark"), light: read("light") };
}
