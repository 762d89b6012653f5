import { toHint } from "../toHint.ts";
import { refuse, type Refusal } from "./Clause.ts";
import { isRecord } from "./isRecord.ts";
import type { RawToken } from "./readDocument.ts";

/** All tokens that aliases may name, by key. */
export type RawTokens = ReadonlyMap<string, RawToken>;

const aliasPattern = /^\{([^{}]+)\}$/;

/** The key that an alias names: `{color.ink}` names `color.ink`; undefined for any other value. */
export function toAlias(value: unknown): string | undefined {
  return typeof value === "string" ? aliasPattern.exec(value)?.[1] : undefined;
}

/** The token that an alias names; a refusal when it is unknown or in `seen`, the tokens followed so far. */
export function stepAlias(alias: string, tokens: RawTokens, seen: readonly string[]): RawToken | Refusal {
  if (seen.includes(alias))
    return refuse("Aliases / References", `the cycle ${[...seen, alias].join(" → ")}`, "an alias that ends in a value");
  return (
    tokens.get(alias) ??
    refuse("Aliases / References", `{${alias}}`, `an alias to a token that exists${toHint(alias, [...tokens.keys()])}`)
  );
}

/** Follows a token whose value is an alias to the token that has a value of its own. */
export function followAlias(token: RawToken, tokens: RawTokens): RawToken | Refusal {
  const seen = [token.key];
  let at = token;
  for (let alias = toAlias(at.value); alias !== undefined; alias = toAlias(at.value)) {
    const next = stepAlias(alias, tokens, seen);
    if ("expected" in next) return next;
    seen.push(alias);
    at = next;
  }
  return at;
}

/** All keys that a value refers to by alias, also inside lists and parts. */
export function listAliases(value: unknown): readonly string[] {
  const alias = toAlias(value);
  if (alias !== undefined) return [alias];
  if (Array.isArray(value)) return value.flatMap(listAliases);
  return isRecord(value) ? Object.values(value).flatMap(listAliases) : [];
}
