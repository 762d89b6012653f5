import { listAliases } from "./dtcg/followAlias.ts";
import { mergeTokens, type TokenFile } from "./mergeTokens.ts";
import { tokenNames, tokenTypes, type TokenName } from "./names/tokenTypes.ts";
import { resolveToken } from "./resolveToken.ts";
import { TokenError, type TokenProblem } from "./TokenError.ts";
import { toProblemText } from "./toProblemText.ts";

/** A brand's token files, archetype first: a later file overrides an earlier one token by token. */
export interface BrandTokens {
  readonly core: readonly TokenFile[];
  readonly dark: readonly TokenFile[];
  readonly light: readonly TokenFile[];
}

/** The CSS text of every token in one theme. */
export type ResolvedTheme = ReadonlyMap<TokenName, string>;

/** Both themes of a brand, with the values of type `Values`. */
export interface Themes<Values> {
  readonly dark: Values;
  readonly light: Values;
}

/**
 * Follows aliases, checks every value against its type and returns the tokens that styles may use, in both themes.
 * @throws TokenError naming file and key for a token that is unknown, missing, cyclic or wrongly typed.
 */
export function resolveTokens(brand: BrandTokens): Themes<ResolvedTheme> {
  const { dark, light } = resolveLayers(brand);
  return { dark: pickNamed(dark), light: pickNamed(light) };
}

/**
 * Like {@link resolveTokens}, but including the raw values of the core layer, for pages and tools that show a palette.
 * @throws TokenError as resolveTokens.
 */
export function resolveLayers(brand: BrandTokens): Themes<ReadonlyMap<string, string>> {
  const problems: TokenProblem[] = [];
  const dark = resolveTheme([...brand.core, ...brand.dark], problems);
  const light = resolveTheme([...brand.core, ...brand.light], problems);
  if (problems.length > 0) throw new TokenError(withoutRepeats(problems));
  return { dark, light };
}

function pickNamed(css: ReadonlyMap<string, string>): ResolvedTheme {
  return new Map(tokenNames.map((name) => [name, css.get(name) ?? ""]));
}

function resolveTheme(files: readonly TokenFile[], problems: TokenProblem[]): ReadonlyMap<string, string> {
  const tokens = mergeTokens(files, problems);
  const css = new Map<string, string>();
  const refused = new Map<string, TokenProblem>();
  for (const token of tokens.values()) {
    const value = resolveToken(token, tokens);
    if ("css" in value) css.set(token.key, value.css);
    else refused.set(token.key, { ...value, file: token.file, key: token.key });
  }
  for (const problem of refused.values()) {
    // Skip a problem that is only the consequence of another refused token.
    const isPassedOn =
      listAliases(tokens.get(problem.key)?.value).some((alias) => refused.has(alias)) &&
      !problem.found.endsWith(` → ${problem.key}`);
    if (!isPassedOn) problems.push(problem);
  }
  const lastFile = files.at(-1)?.file ?? "(no file)";
  for (const name of tokenNames) {
    if (!tokens.has(name))
      problems.push({
        file: lastFile,
        key: name,
        found: "no value in any file",
        expected: `a value of the type ${tokenTypes[name]}`,
      });
  }
  return css;
}

function withoutRepeats(problems: readonly TokenProblem[]): readonly TokenProblem[] {
  return [
    ...new Map(
      problems.map((problem) => [`${problem.file}|${problem.key}|${toProblemText(problem)}`, problem]),
    ).values(),
  ];
}
