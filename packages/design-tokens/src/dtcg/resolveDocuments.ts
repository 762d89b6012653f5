import type { Refusal } from "./Clause.ts";
import type { Document, RawToken } from "./readDocument.ts";
import { toCss } from "./toCss.ts";
import { toType } from "./toType.ts";

/** What a set of documents says: each token's CSS text by key, and whatever breaks the format. */
export interface ResolvedDocuments {
  readonly resolved: ReadonlyMap<string, string>;
  readonly refused: readonly (Refusal & { readonly file: string; readonly key: string })[];
}

/** Resolves documents laid over each other, token by token; a later one wins. Names are free here. */
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
