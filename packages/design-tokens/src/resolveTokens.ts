import { readTokens, isRecord, type RawToken, type TokenFile } from "./readTokens.ts";
import { TokenError, type TokenProblem } from "./TokenError.ts";
import { toCssValue, type CssValue } from "./toCssValue.ts";
import { toFluidSize } from "./toFluidSize.ts";
import { tokenTypes, type TokenName } from "./tokenTypes.ts";

/** A brand's token files, archetype first: a later file overrides an earlier one token by token. */
export interface BrandTokens {
  readonly core: readonly TokenFile[];
  readonly dark: readonly TokenFile[];
  readonly light: readonly TokenFile[];
}

/** Every token of one theme with its CSS text. */
export type ResolvedTheme = ReadonlyMap<TokenName, string>;

const isTokenName = (key: string): key is TokenName => Object.hasOwn(tokenTypes, key);
const tokenNames = Object.keys(tokenTypes).filter(isTokenName);
const aliasPattern = /^\{([^{}]+)\}$/;

/** Raw colours that only other tokens use; their names are the brand's own. */
const isPalette = (key: string): boolean => key.startsWith("palette.");

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
  const raw = new Map<string, RawToken>();
  for (const token of files.flatMap((file) => readTokens(file, problems))) {
    if (isTokenName(token.key) || isPalette(token.key)) raw.set(token.key, token);
    else problems.push({ ...where(token), reason: `unknown token${toHint(token.key)}` });
  }
  const lastFile = files.at(-1)?.file ?? "(no file)";
  const resolved = new Map<TokenName, string>();
  for (const name of tokenNames) {
    const token = raw.get(name);
    if (!token) {
      problems.push({ file: lastFile, key: name, reason: "missing: no file gives it a value" });
      continue;
    }
    const value = resolveValue(token, raw);
    if ("reason" in value) problems.push({ ...where(token), reason: value.reason });
    else resolved.set(name, value.css);
  }
  for (const token of raw.values()) {
    if (!isPalette(token.key)) continue;
    const value = resolveValue(token, raw);
    if ("reason" in value) problems.push({ ...where(token), reason: value.reason });
  }
  return resolved;
}

function resolveValue(token: RawToken, raw: ReadonlyMap<string, RawToken>): CssValue {
  const wanted = isTokenName(token.key) ? tokenTypes[token.key] : "color";
  const target = follow(token, raw, []);
  if ("reason" in target) return target;
  if (token.type !== undefined && token.type !== wanted) return { reason: `wrongly typed: ${wanted} expected, ${token.type} found` };
  if (target.type !== wanted) return { reason: `wrongly typed: ${wanted} expected, ${target.type ?? "no $type"} found` };
  const value = followInside(target.value, raw);
  if ("reason" in value) return value;
  return target.fluidMax === undefined ? toCssValue(wanted, value.value) : toFluidSize(value.value, target.fluidMax);
}

function follow(token: RawToken, raw: ReadonlyMap<string, RawToken>, seen: readonly string[]): RawToken | { readonly reason: string } {
  const alias = typeof token.value === "string" ? aliasPattern.exec(token.value)?.[1] : undefined;
  if (alias === undefined) return token;
  const path = [...seen, token.key];
  if (path.includes(alias)) return { reason: `cycle: ${[...path, alias].join(" → ")}` };
  const next = raw.get(alias);
  return next ? follow(next, raw, path) : { reason: `alias to an unknown token {${alias}}${toHint(alias, [...raw.keys()])}` };
}

/** Parts of a composite value (a shadow's colour) may be aliases too. */
function followInside(value: unknown, raw: ReadonlyMap<string, RawToken>): { readonly value: unknown } | { readonly reason: string } {
  if (!isRecord(value)) return { value };
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const alias = typeof part === "string" ? aliasPattern.exec(part)?.[1] : undefined;
    const next = alias === undefined ? undefined : raw.get(alias);
    if (alias !== undefined && !next) return { reason: `alias to an unknown token {${alias}}` };
    const target = next ? follow(next, raw, []) : undefined;
    if (target && "reason" in target) return target;
    parts[name] = target ? target.value : part;
  }
  return { value: parts };
}

function where({ file, key }: RawToken): Pick<TokenProblem, "file" | "key"> {
  return { file, key };
}

function toHint(key: string, names: readonly string[] = tokenNames): string {
  const near = names.find((name) => name.toLowerCase() === key.toLowerCase()) ?? names.find((name) => name.endsWith(`.${key.split(".").at(-1)}`));
  return near === undefined ? "" : `; did you mean ${near}?`;
}

function withoutRepeats(problems: readonly TokenProblem[]): readonly TokenProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.file}|${problem.key}|${problem.reason}`, problem])).values()];
}
