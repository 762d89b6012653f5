import { toHint } from "../toHint.ts";
import { refuse, type Clause, type CssValue, type Refusal } from "./Clause.ts";
import type { DtcgType } from "./DtcgType.ts";
import { isNumber, isRecord } from "./isRecord.ts";
import { toWritten } from "./toWritten.ts";

/** Checks one part of a composite value. */
export type ToPart = (type: DtcgType, value: unknown) => CssValue;

const strokes = new Set(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]);

/** The CSS of an object's parts in the order of `parts`; refuses missing, additional and wrong parts. */
function toParts(
  clause: Clause,
  value: unknown,
  parts: Readonly<Record<string, DtcgType>>,
  toPart: ToPart,
  optional?: string,
): Readonly<Record<string, string>> | Refusal {
  const names = Object.keys(parts);
  if (!isRecord(value)) return refuse(clause, toWritten(value), `an object with ${names.join(", ")}`);
  const extra = Object.keys(value).find((name) => name !== optional && !Object.hasOwn(parts, name));
  if (extra !== undefined)
    return refuse(clause, `the part ${toWritten(extra)}`, `one of ${names.join(", ")}${toHint(extra, names)}`);
  const css: Record<string, string> = {};
  for (const [name, type] of Object.entries(parts)) {
    if (!(name in value)) return refuse(clause, `no part ${name}`, `all of ${names.join(", ")}`);
    const part = toPart(type, value[name]);
    if ("expected" in part) return { ...part, found: `${name} ${part.found}` };
    css[name] = part.css;
  }
  return css;
}

const isRefusal = (parts: Readonly<Record<string, string>> | Refusal): parts is Refusal => "expected" in parts;

/** One shadow, for `box-shadow`. */
export function toShadowCss(value: unknown, toPart: ToPart): CssValue {
  const clause = "Composite types: Shadow";
  const inset = isRecord(value) ? (value["inset"] ?? false) : false;
  if (typeof inset !== "boolean") return refuse(clause, `inset ${toWritten(inset)}`, "true or false");
  const parts = toParts(
    clause,
    value,
    { offsetX: "dimension", offsetY: "dimension", blur: "dimension", spread: "dimension", color: "color" },
    toPart,
    "inset",
  );
  return isRefusal(parts) ? parts : { css: `${inset ? "inset " : ""}${Object.values(parts).join(" ")}` };
}

/** A border, for `border`. */
export function toBorderCss(value: unknown, toPart: ToPart): CssValue {
  const parts = toParts(
    "Composite types: Border",
    value,
    { width: "dimension", style: "strokeStyle", color: "color" },
    toPart,
  );
  return isRefusal(parts) ? parts : { css: Object.values(parts).join(" ") };
}

/** A transition without the name of the property. */
export function toTransitionCss(value: unknown, toPart: ToPart): CssValue {
  const parts = toParts(
    "Composite types: Transition",
    value,
    { duration: "duration", timingFunction: "cubicBezier", delay: "duration" },
    toPart,
  );
  return isRefusal(parts) ? parts : { css: Object.values(parts).join(" ") };
}

/** A type style, for `font`; `letterSpacing` is checked but left out, because that shorthand cannot contain it. */
export function toTypographyCss(value: unknown, toPart: ToPart): CssValue {
  const types = {
    fontWeight: "fontWeight",
    fontSize: "dimension",
    lineHeight: "number",
    fontFamily: "fontFamily",
    letterSpacing: "dimension",
  } as const;
  const parts = toParts("Composite types: Typography", value, types, toPart);
  return isRefusal(parts)
    ? parts
    : { css: `${parts["fontWeight"]} ${parts["fontSize"]}/${parts["lineHeight"]} ${parts["fontFamily"]}` };
}

/** A line's style. CSS has no custom dash patterns, so such a line becomes `dashed`, the fallback that DTCG names. */
export function toStrokeCss(value: unknown, toPart: ToPart): CssValue {
  const clause = "Composite types: Stroke style";
  if (typeof value === "string" && strokes.has(value)) return { css: value };
  if (!isRecord(value))
    return refuse(
      clause,
      toWritten(value),
      `one of ${[...strokes].join(", ")}, or an object with dashArray and lineCap${toHint(value, [...strokes])}`,
    );
  const dashes: unknown[] = Array.isArray(value["dashArray"]) ? value["dashArray"] : [];
  if (dashes.length === 0 || Object.keys(value).length !== 2)
    return refuse(clause, toWritten(value), "an object with a dashArray and a lineCap");
  if (!["round", "butt", "square"].some((cap) => cap === value["lineCap"]))
    return refuse(clause, `lineCap ${toWritten(value["lineCap"])}`, "round, butt or square");
  for (const dash of dashes) {
    const part = toPart("dimension", dash);
    if ("expected" in part) return { ...part, found: `dashArray ${part.found}` };
  }
  return { css: "dashed" };
}

/** The stops of a gradient, for any CSS gradient function. */
export function toGradientCss(value: unknown, toPart: ToPart): CssValue {
  const clause = "Composite types: Gradient";
  if (!Array.isArray(value) || value.length === 0) return refuse(clause, toWritten(value), "a list of stops");
  const css: string[] = [];
  for (const stop of value) {
    const parts = toParts(clause, stop, { color: "color", position: "number" }, toPart);
    if (isRefusal(parts)) return parts;
    const position = Number(parts["position"]);
    css.push(`${parts["color"]} ${isNumber(position) ? Math.min(1, Math.max(0, position)) * 100 : 0}%`);
  }
  return { css: css.join(", ") };
}
