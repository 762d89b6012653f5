import { refuse, type CssValue } from "./Clause.ts";
import { typeClauses, type DtcgType } from "./DtcgType.ts";
import { stepAlias, toAlias, type RawTokens } from "./followAlias.ts";
import { isRecord } from "./isRecord.ts";
import {
  toBorderCss,
  toGradientCss,
  toShadowCss,
  toStrokeCss,
  toTransitionCss,
  toTypographyCss,
} from "./toCompositeCss.ts";
import { toColorCss } from "./toColorCss.ts";
import { toBezierCss, toDimensionCss, toDurationCss, toFamilyCss, toNumberCss, toWeightCss } from "./toPlainCss.ts";
import { toType } from "./toType.ts";

/** The context of a value: the tokens that its aliases may refer to, and the tokens followed to reach it. */
export interface Place {
  readonly tokens: RawTokens;
  readonly seen: readonly string[];
}

/**
 * Checks a value against its type and serialises it as CSS; aliases are followed, also inside lists and parts.
 * No input is copied to the output unparsed, so no text can break out of its declaration.
 */
export function toCss(type: DtcgType, value: unknown, place: Place): CssValue {
  const alias = toAlias(value);
  if (alias !== undefined) {
    const target = stepAlias(alias, place.tokens, place.seen);
    if ("expected" in target) return target;
    const found = toType(target, place.tokens);
    if (typeof found !== "string") return found;
    if (found !== type) return refuse(typeClauses[type], `{${alias}} of the type ${found}`, type);
    return toCss(type, target.value, { tokens: place.tokens, seen: [...place.seen, alias] });
  }
  const toPart = (part: DtcgType, inner: unknown): CssValue => toCss(part, inner, place);
  switch (type) {
    case "color":
      return toColorCss(value);
    case "dimension":
      return toDimensionCss(value);
    case "duration":
      return toDurationCss(value);
    case "fontWeight":
      return toWeightCss(value);
    case "number":
      return toNumberCss(value);
    case "cubicBezier":
      return toBezierCss(value);
    case "fontFamily":
      return Array.isArray(value)
        ? toList(
            value,
            (item) => (toAlias(item) === undefined ? toFamilyCss(item) : toPart("fontFamily", item)),
            "Types: Font family",
          )
        : toFamilyCss(value);
    case "shadow":
      return Array.isArray(value)
        ? toList(
            value,
            (item) => (isRecord(item) ? toShadowCss(item, toPart) : toPart("shadow", item)),
            "Composite types: Shadow",
          )
        : toShadowCss(value, toPart);
    case "gradient":
      return toGradientCss(value, toPart);
    case "strokeStyle":
      return toStrokeCss(value, toPart);
    case "border":
      return toBorderCss(value, toPart);
    case "transition":
      return toTransitionCss(value, toPart);
    case "typography":
      return toTypographyCss(value, toPart);
  }
}

function toList(
  items: readonly unknown[],
  toItem: (item: unknown) => CssValue,
  clause: "Types: Font family" | "Composite types: Shadow",
): CssValue {
  if (items.length === 0) return refuse(clause, "an empty list", "at least one entry");
  const css: string[] = [];
  for (const item of items) {
    const value = Array.isArray(item) ? refuse(clause, "a list inside of a list", "one list") : toItem(item);
    if ("expected" in value) return value;
    css.push(value.css);
  }
  return { css: css.join(", ") };
}
