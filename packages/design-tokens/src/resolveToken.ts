import type { CssValue } from "./dtcg/Clause.ts";
import { followAlias, listAliases, type RawTokens } from "./dtcg/followAlias.ts";
import type { RawToken } from "./dtcg/readDocument.ts";
import { toCss } from "./dtcg/toCss.ts";
import { toType } from "./dtcg/toType.ts";
import { isOfferedFont } from "./offeredFonts.ts";
import { pairedColors } from "./names/contrastPairs.ts";
import { tokenLayers, toTokenLayer, toTokenType } from "./names/tokenTypes.ts";
import { fluidMax, toFluidSize } from "./toFluidSize.ts";

/** Either the CSS text of a token or the reason why this system refuses it. */
type Resolved = CssValue | { readonly reason: string };

const offeredGenerics = new Set(["system-ui", "ui-sans-serif", "sans-serif", "serif", "ui-monospace", "monospace"]);

/** A token as CSS: right by the DTCG format, and by the rules of this system on top. */
export function resolveToken(token: RawToken, tokens: RawTokens): Resolved {
  const wanted = toTokenType(token.key);
  if (!wanted) return { reason: "unknown token" };
  const upward = listAliases(token.value).find((alias) => toRank(alias) > toRank(token.key));
  if (upward !== undefined) return { reason: `an alias may not point up: {${upward}} is of the layer ${toTokenLayer(upward)}` };
  const found = toType(token, tokens);
  if (typeof found !== "string") return found.clause === "Design token: Type" ? { ...found, reason: `wrongly typed: ${wanted} expected, ${found.reason}` } : found;
  if (found !== wanted) return { reason: `wrongly typed: ${wanted} expected, ${found} found` };
  const source = followAlias(token, tokens);
  const largest = "key" in source ? source.extensions[fluidMax] : undefined;
  const value = toCss(wanted, token.value, { tokens, seen: [token.key] });
  if ("reason" in value) return value;
  if (largest !== undefined && "key" in source && wanted === "dimension") return toFluidSize(source.value, largest);
  return checkOurs(token.key, value.css);
}

/** What a brand may not do although the format allows it. */
function checkOurs(key: string, css: string): Resolved {
  const wanted = toTokenType(key);
  if (wanted === "color" && !css.startsWith("#")) return { reason: "a brand's colour is sRGB: contrast is measured there" };
  if (pairedColors.has(key) && css.length !== 7) return { reason: "this colour must be opaque: its contrast is measured" };
  if (wanted === "fontFamily") {
    const missing = css.split(", ").map((name) => name.replaceAll('"', "")).find((name) => !offeredGenerics.has(name) && !isOfferedFont(name));
    if (missing !== undefined) return { reason: `the font family ${JSON.stringify(missing)} is not offered` };
  }
  return { css };
}

function toRank(key: string): number {
  const layer = toTokenLayer(key);
  return layer ? tokenLayers.indexOf(layer) : -1;
}
