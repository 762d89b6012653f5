import type { TokenProblem } from "./TokenError.ts";

/** A parsed DTCG file with the name that errors will show. */
export interface TokenFile {
  readonly file: string;
  readonly tokens: unknown;
}

/** A token as written: not yet typed, aliases not yet followed. */
export interface RawToken {
  readonly file: string;
  readonly key: string;
  readonly type: string | undefined;
  readonly value: unknown;
  /** The larger end of a fluid size, from `$extensions["marquee.fluidMax"]`. */
  readonly fluidMax: unknown;
}

/** True for a plain object of JSON (not null, not a list). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Flattens one DTCG file: groups become dotted names, `$type` is inherited from the nearest group. */
export function readTokens({ file, tokens }: TokenFile, problems: TokenProblem[]): readonly RawToken[] {
  const found: RawToken[] = [];
  const visit = (node: unknown, path: readonly string[], inherited: string | undefined): void => {
    const key = path.join(".");
    if (!isRecord(node)) {
      problems.push({ file, key: key || "(root)", reason: "a group or a token must be an object" });
      return;
    }
    const type = typeof node["$type"] === "string" ? node["$type"] : inherited;
    if ("$value" in node) {
      const extensions = node["$extensions"];
      const fluidMax = isRecord(extensions) ? extensions["marquee.fluidMax"] : undefined;
      found.push({ file, key, type, value: node["$value"], fluidMax });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith("$")) continue;
      if (/[{}.]/.test(name)) problems.push({ file, key: [...path, name].join("."), reason: "a name may not contain { } or ." });
      else visit(child, [...path, name], type);
    }
  };
  visit(tokens, [], undefined);
  return found;
}
