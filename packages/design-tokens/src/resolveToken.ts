import type { CssValue } from "./dtcg/Clause.ts";
import { followAlias, listAliases, type RawTokens } from "./dtcg/followAlias.ts";
import type { RawToken } from "./dtcg/readDocument.ts";
import { toCss } from "./dtcg/toCss.ts";
import { toType } from "./dtcg/toType.ts";
import { toUnknown } from "./mergeTokens.ts";
import { isOfferedFont, offeredFonts } from "./offeredFonts.ts";
import { pairedColors } from "./names/contrastPairs.ts";
import { tokenLayers, toTokenLayer, toTokenType } from "./names/tokenTypes.ts";
import { fluidMax, toFluidSize } from "./toFluidSize.ts";
import { toHint } from "./toHint.ts";

/** The CSS text of a token, or the reason why this system refuses it. */
type Resolved = CssValue | { readonly found: string; readonly expected: string };

const offeredGenerics = new Set(["system-ui", "ui-sans-serif", "sans-serif", "serif", "ui-monospace", "monospace"]);

/** A token as CSS, after checking it against DTCG and the rules of this system. */
export function resolveToken(token: RawToken, tokens: RawTokens): Resolved {
  const wanted = toTokenType(token.key);
  if (!wanted) return toUnknown(token.key);
  const upward = listAliases(token.value).find((alias) => toRank(alias) > toRank(token.key));
  if (upward !== undefined)
    return {
      found: `{${upward}} of the layer ${toTokenLayer(upward)}`,
      expected: `an alias to a token of the layer ${tokenLayers.slice(0, toRank(token.key) + 1).join(" or ")}`,
    };
  const found = toType(token, tokens, wanted);
  if (typeof found !== "string") return found;
  if (found !== wanted) return { found: `the type ${found}`, expected: wanted };
  const source = followAlias(token, tokens);
  const largest = "key" in source ? source.extensions[fluidMax] : undefined;
  const value = toCss(wanted, token.value, { tokens, seen: [token.key] });
  if ("expected" in value) return value;
  if (largest !== undefined && "key" in source && wanted === "dimension") return toFluidSize(source.value, largest);
  return checkOurs(token.key, value.css);
}

/** Refuses values that DTCG allows but a brand may not have. */
function checkOurs(key: string, css: string): Resolved {
  const wanted = toTokenType(key);
  if (wanted === "color" && !css.startsWith("#"))
    return { found: css, expected: "a colour of sRGB, where contrast is measured" };
  if (pairedColors.has(key) && css.length !== 7)
    return { found: css, expected: "an opaque colour, since its contrast is measured" };
  if (wanted === "fontFamily") {
    const missing = css
      .split(", ")
      .map((name) => name.replaceAll('"', ""))
      .find((name) => !offeredGenerics.has(name) && !isOfferedFont(name));
    if (missing !== undefined)
      return {
        found: `the font family ${JSON.stringify(missing)}`,
        expected: `a family that is offered${toHint(missing, Object.keys(offeredFonts))}`,
      };
  }
  return { css };
}

function toRank(key: string): number {
  const layer = toTokenLayer(key);
  return layer ? tokenLayers.indexOf(layer) : -1;
}
