import type { Refusal } from "./Clause.ts";
import type { Document, RawToken } from "./readDocument.ts";
import { toCss } from "./toCss.ts";
import { toType } from "./toType.ts";

/** The resolved tokens of a set of documents: CSS text by key, and the refusals. */
export interface ResolvedDocuments {
  readonly resolved: ReadonlyMap<string, string>;
  readonly refused: readonly (Refusal & { readonly file: string; readonly key: string })[];
}

/** Resolves documents together: a later one overrides earlier ones token by token. Any token names are allowed. */
export function resolveDocuments(documents: readonly Document[]): ResolvedDocuments {
  const tokens = new Map<string, RawToken>(
    documents.flatMap((document) => document.tokens.map((token) => [token.key, token] as const)),
  );
  const resolved = new Map<string, string>();
  const refused = documents.flatMap(({ problems }) => [...problems]);
  for (const token of tokens.values()) {
    const type = toType(token, tokens);
    const value = typeof type === "string" ? toCss(type, token.value, { tokens, seen: [token.key] }) : type;
    if ("css" in value) resolved.set(token.key, value.css);
    else refused.push({ file: token.file, key: token.key, ...value });
  }
  return { resolved, refused };
}
