import { join } from "node:path";
import { listContrastFailures, resolveTokens, TokenError } from "@marquee/design-tokens";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { checkContent, checkLogo, readPlain } from "@marquee/vite";
import type { BrandFault } from "@marquee/whitelabel/brand";
import type { Subject } from "./Subject.ts";

/** Faults in a brand's tokens: names, values, cycles, and colour pairs with too little contrast. */
export function checkTokens({ id }: Subject, brands: string): BrandFault[] {
  try {
    const { dark, light } = resolveTokens(readBrandTokens(brands, id).tokens);
    return Object.entries({ dark, light }).flatMap(([theme, values]) =>
      listContrastFailures(values).map(({ foreground, background, ratio, least }) => ({
        file: `brands/${id}/tokens/${theme}.tokens.json`,
        key: foreground,
        found: `${ratio.toFixed(2)}:1 on ${background}`,
        expected: `at least ${least}:1`,
      })),
    );
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    return error.problems.map(({ file, key, found, expected }) => ({ file, key, found, expected }));
  }
}

/** Faults in a brand's pictures and fonts: their type, and unsafe SVG content. */
export function checkPictures({ id, folder, files }: Subject): BrandFault[] {
  return files
    .filter((path) => path.startsWith("assets/"))
    .flatMap((path) => {
      const [file, bytes] = [`brands/${id}/${path}`, readPlain(join(folder, path))];
      return /\.svg$/i.test(path) ? checkLogo(file, bytes.toString("utf8")) : checkContent(file, bytes);
    });
}
