import { isRecord } from "@marquee/design-tokens/dtcg";

/** The format of a file that is not DTCG, and what to provide instead. */
interface OtherForm {
  readonly found: string;
  readonly expected: string;
}

const some = (node: unknown, test: (node: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(node)
    ? node.some((entry: unknown) => some(entry, test))
    : isRecord(node) &&
      (test(node) || Object.entries(node).some(([name, inner]) => !name.startsWith("$") && some(inner, test)));

const isFigmaVariable = (node: Readonly<Record<string, unknown>>): boolean =>
  "valuesByMode" in node || "resolvedType" in node || "variableIds" in node || "variableCollections" in node;

const isOldToken = (node: Readonly<Record<string, unknown>>): boolean =>
  !("$value" in node) && "value" in node && (typeof node["type"] === "string" || !isRecord(node["value"]));

const isToken = (node: Readonly<Record<string, unknown>>): boolean =>
  ["$value", "$ref", "$root", "$extends"].some((name) => name in node);

/** Names the format of JSON that cannot be a DTCG file; undefined for JSON that may be one. */
export function nameOtherForm(json: unknown): OtherForm | undefined {
  if (some(json, isFigmaVariable))
    return {
      found: "Figma variables as its API and plugins write them",
      expected: "a DTCG file for each mode: in Figma choose Export modes, or a plugin that writes DTCG",
    };
  if (Array.isArray(json))
    return { found: "a list", expected: "a DTCG file: one object of groups and tokens with $value" };
  if (!isRecord(json))
    return {
      found: JSON.stringify(json).slice(0, 40),
      expected: "a DTCG file: one object of groups and tokens with $value",
    };
  if ("resolutionOrder" in json || ("sets" in json && "modifiers" in json))
    return {
      found: "a DTCG resolver file",
      expected: "the token files that it names; import each theme's files with --mode",
    };
  if ("$themes" in json || "$metadata" in json)
    return {
      found: "a file of Tokens Studio with its sets and themes",
      expected: "its DTCG export: choose W3C DTCG as the format of tokens, one file for each set",
    };
  if (some(json, isToken)) return undefined;
  if (some(json, isOldToken))
    return {
      found: "tokens with value and type instead of $value and $type, the form before DTCG",
      expected: "a DTCG file: let the tool write W3C DTCG",
    };
  return Object.keys(json).length === 0
    ? undefined
    : { found: "no token", expected: "a DTCG file: groups and tokens with $value" };
}
