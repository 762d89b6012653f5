import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TokenError, toHint } from "@marquee/design-tokens";
import { listBrands, tokenFiles } from "@marquee/design-tokens/brands";

/** A part of a brand's tokens; each part is one file. */
export type TokenPart = (typeof tokenFiles)[number];

/** The texts of a brand's token files; a missing file counts as empty. */
export type TokenTexts = Readonly<Record<TokenPart, string>>;

const brandId = /^[a-z][a-z0-9-]{0,39}$/;

/** The name of a token file as problems show it. */
export function toFileName(id: string, part: TokenPart): string {
  return `brands/${id}/tokens/${part}.tokens.json`;
}

/**
 * Reads a brand's token files, which must be real files in the brand's own folder.
 * @throws TokenError for an id that is not a brand's, and for a symbolic link anywhere in the path.
 */
export function openBrand(brands: string, id: string): TokenTexts {
  if (!brandId.test(id))
    throw new TokenError([
      { file: "brands", key: JSON.stringify(id), found: "no brand's id", expected: "letters a-z, digits and -" },
    ]);
  const folder = join(brands, id);
  if (!existsSync(join(folder, "brand.json")))
    throw new TokenError([
      {
        file: "brands",
        key: id,
        found: "an unknown brand",
        expected: `a folder of brands${toHint(id, listBrands(brands))}`,
      },
    ]);
  const paths = ["", "brand.json", "tokens", ...tokenFiles.map((part) => `tokens/${part}.tokens.json`)];
  for (const path of paths) {
    const isLink = lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (isLink)
      throw new TokenError([
        {
          file: join("brands", id, path),
          key: "(root)",
          found: "a link, which is not followed",
          expected: "a file or folder of the brand's own",
        },
      ]);
  }
  const read = (part: TokenPart): string => {
    const file = join(folder, "tokens", `${part}.tokens.json`);
    return existsSync(file) ? readFileSync(file, "utf8") : "{}\n";
  };
  return { core: read("core"), dark: read("dark"), light: read("light") };
}
