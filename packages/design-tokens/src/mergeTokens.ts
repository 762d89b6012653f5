import { readDocument, type RawToken } from "./dtcg/readDocument.ts";
import { toTokenLayer, tokenNames } from "./names/tokenTypes.ts";
import type { TokenProblem } from "./TokenError.ts";
import { toHint } from "./toHint.ts";

/** A parsed DTCG file with the name that errors will show. */
export interface TokenFile {
  readonly file: string;
  readonly tokens: unknown;
}

/** Merges files token by token; a later file overrides earlier ones. Unknown names are added to `problems`. */
export function mergeTokens(files: readonly TokenFile[], problems: TokenProblem[]): ReadonlyMap<string, RawToken> {
  const merged = new Map<string, RawToken>();
  for (const { file, tokens } of files) {
    const document = readDocument(file, tokens);
    problems.push(...document.problems);
    for (const token of document.tokens) {
      if (toTokenLayer(token.key)) merged.set(token.key, token);
      else problems.push({ file, key: token.key, ...toUnknown(token.key) });
    }
  }
  return merged;
}

/** The problem of an unknown token name. */
export function toUnknown(key: string): Pick<TokenProblem, "found" | "expected"> {
  return { found: "an unknown token", expected: `the name of a token${toHint(key, tokenNames)}` };
}
