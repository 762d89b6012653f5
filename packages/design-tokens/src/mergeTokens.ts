import { readDocument, type RawToken } from "./dtcg/readDocument.ts";
import { toTokenLayer, tokenNames } from "./names/tokenTypes.ts";
import type { TokenProblem } from "./TokenError.ts";

/** A parsed DTCG file with the name that errors will show. */
export interface TokenFile {
  readonly file: string;
  readonly tokens: unknown;
}

/** Reads files into one set, token by token; a later file wins. Names that no token may have become problems. */
export function mergeTokens(files: readonly TokenFile[], problems: TokenProblem[]): ReadonlyMap<string, RawToken> {
  const merged = new Map<string, RawToken>();
  for (const { file, tokens } of files) {
    const document = readDocument(file, tokens);
    problems.push(...document.problems);
    for (const token of document.tokens) {
      if (toTokenLayer(token.key)) merged.set(token.key, token);
      else problems.push({ file, key: token.key, reason: `unknown token${toHint(token.key, tokenNames)}` });
    }
  }
  return merged;
}

/** `; did you mean …?` when a known name is near. */
export function toHint(key: string, names: readonly string[]): string {
  const near = names.find((name) => name.toLowerCase() === key.toLowerCase()) ?? names.find((name) => name.endsWith(`.${key.split(".").at(-1)}`));
  return near === undefined ? "" : `; did you mean ${near}?`;
}
