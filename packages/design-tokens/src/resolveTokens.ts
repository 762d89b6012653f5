import { listAliases } from "./dtcg/followAlias.ts";
import { mergeTokens, toHint, type TokenFile } from "./mergeTokens.ts";
import { tokenNames, type TokenName } from "./names/tokenTypes.ts";
import { resolveToken } from "./resolveToken.ts";
import { TokenError, type TokenProblem } from "./TokenError.ts";

/** A brand's token files, archetype first: a later file overrides an earlier one token by token. */
export interface BrandTokens {
  readonly core: readonly TokenFile[];
  readonly dark: readonly TokenFile[];
  readonly light: readonly TokenFile[];
}

/** Every token of one theme with its CSS text. */
export type ResolvedTheme = ReadonlyMap<TokenName, string>;

/**
 * Follows aliases, checks every value against its type and returns both themes.
 * @throws TokenError naming file and key for a name that is unknown, missing, cyclic or wrongly typed.
 */
export function resolveTokens(brand: BrandTokens): { readonly dark: ResolvedTheme; readonly light: ResolvedTheme } {
  const problems: TokenProblem[] = [];
  const dark = resolveTheme([...brand.core, ...brand.dark], problems);
  const light = resolveTheme([...brand.core, ...brand.light], problems);
  if (problems.length > 0) throw new TokenError(withoutRepeats(problems));
  return { dark, light };
}

function resolveTheme(files: readonly TokenFile[], problems: TokenProblem[]): ResolvedTheme {
  const tokens = mergeTokens(files, problems);
  const css = new Map<string, string>();
  const refused = new Map<string, TokenProblem>();
  for (const token of tokens.values()) {
    const value = resolveToken(token, tokens);
    if ("css" in value) css.set(token.key, value.css);
    else refused.set(token.key, { ...value, file: token.file, key: token.key });
  }
  for (const problem of refused.values()) {
    // What only passes on another token's fault is repaired with it.
    const isPassedOn = listAliases(tokens.get(problem.key)?.value).some((alias) => refused.has(alias)) && !problem.reason.endsWith(` → ${problem.key}`);
    if (!isPassedOn) problems.push({ ...problem, reason: withHint(problem.reason, [...tokens.keys()]) });
  }
  const lastFile = files.at(-1)?.file ?? "(no file)";
  const resolved = new Map<TokenName, string>();
  for (const name of tokenNames) {
    const value = css.get(name);
    if (value !== undefined) resolved.set(name, value);
    else if (!tokens.has(name)) problems.push({ file: lastFile, key: name, reason: "missing: no file gives it a value" });
  }
  return resolved;
}

function withHint(reason: string, names: readonly string[]): string {
  const alias = /unknown token \{([^{}]+)\}$/.exec(reason)?.[1];
  return alias === undefined ? reason : `${reason}${toHint(alias, names)}`;
}

function withoutRepeats(problems: readonly TokenProblem[]): readonly TokenProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.file}|${problem.key}|${problem.reason}`, problem])).values()];
}
