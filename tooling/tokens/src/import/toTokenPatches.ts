import {
  fluidMax,
  toHint,
  tokenLayers,
  tokenNames,
  toTokenLayer,
  toTokenType,
  type TokenProblem,
  type TokenType,
} from "@marquee/design-tokens";
import { followAlias, isRecord, toAlias, toCss, toType, toWritten, type RawToken } from "@marquee/design-tokens/dtcg";
import { isOurs } from "../isOurs.ts";
import type { Mode, TokenPatch } from "../planEdits.ts";
import { isSameValue } from "../toOwnForm.ts";
import { listParts } from "./listParts.ts";
import { findRule, type Mapping, type Match, type Target } from "./Mapping.ts";
import type { ForeignToken, Source } from "./readSources.ts";

/** A note for the person who imports, e.g. that a colour was mapped into sRGB or a part was skipped. */
export interface ImportNote {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** The patches from the files of one theme. */
export interface ThemePatches {
  readonly patches: readonly TokenPatch[];
  readonly notes: readonly ImportNote[];
  /** Tokens that the mapping does not name. */
  readonly unnamed: readonly ImportNote[];
  readonly problems: readonly TokenProblem[];
  /** All paths that a mapping may name: tokens and their parts. */
  readonly paths: readonly string[];
}

/** A token of a file, or a part of one, that may be imported as one of our tokens. */
interface Piece {
  readonly token: ForeignToken;
  readonly path: string;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

const toRank = (key: string): number => {
  const layer = toTokenLayer(key);
  return layer ? tokenLayers.indexOf(layer) : -1;
};

/** The tokens of one theme's files; a file for this theme only overrides files for both. */
function layTokens(
  sources: readonly Source[],
  mode: Mode,
  problems: TokenProblem[],
): ReadonlyMap<string, ForeignToken> {
  const layers = [
    sources.filter(({ modes }) => modes.length > 1),
    sources.filter(({ modes }) => modes.length === 1 && modes.includes(mode)),
  ];
  const laid = layers.map((files) => {
    const tokens = new Map<string, ForeignToken>();
    for (const token of files.flatMap(({ tokens }) => tokens)) {
      const other = tokens.get(token.key);
      if (other && !isSameValue(other.value, token.value))
        problems.push({
          file: token.file,
          key: token.key,
          found: `${toWritten(token.value)} for ${mode}, and ${toWritten(other.value)} in ${other.file}`,
          expected: "one value: leave one of the files out, or give each its theme",
        });
      tokens.set(token.key, token);
    }
    return [...tokens];
  });
  return new Map(laid.flat());
}

/** Turns the files of one theme into patches. Without a mapping the files must use our names. */
export function toTokenPatches(
  sources: readonly Source[],
  mode: Mode,
  own: ReadonlyMap<string, RawToken>,
  mapping: Mapping | undefined,
): ThemePatches {
  const [problems, patches]: [TokenProblem[], TokenPatch[]] = [[], []];
  const [notes, unnamed]: [ImportNote[], ImportNote[]] = [[], []];
  const paths: string[] = [];
  const origins = new Map<string, Piece>();
  const foreign = layTokens(sources, mode, problems);
  // Without a mapping an alias may also refer to a token that only the brand has.
  const known: ReadonlyMap<string, RawToken> = mapping ? foreign : new Map([...own, ...foreign]);
  const note = ({ file, key }: RawToken, text: string): void => void notes.push({ file, key, text });
  const find = (path: string): Match | undefined => {
    const match = mapping && findRule(mapping, path);
    return match && { ...match, targets: match.targets.filter(({ modes }) => modes.includes(mode)) };
  };

  /** A value with its aliases changed to our names; an alias that is not mapped to the same or a lower layer becomes its value. */
  const toOurs = (value: unknown, target: string): unknown => {
    const alias = toAlias(value);
    if (alias !== undefined) {
      const ours =
        mapping &&
        findRule(mapping, alias)?.targets.find(
          (each) =>
            each.unit === undefined &&
            each.modes.includes(mode) &&
            each.token !== target &&
            isOurs(each.token) &&
            toRank(each.token) <= toRank(target),
        );
      if (ours) return `{${ours.token}}`;
      const source = foreign.get(alias);
      for (const text of source?.notes ?? []) if (source) note(source, text);
      return source ? toOurs(source.value, target) : value;
    }
    if (Array.isArray(value)) return value.flatMap((entry: unknown) => toOurs(entry, target));
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toOurs(part, target)]))
      : value;
  };

  const put = ({ token, path, type, value }: Piece, { token: target, unit }: Target): void => {
    const report = (found: string, expected: string): void =>
      void problems.push({ file: token.file, key: path, found, expected });
    const wanted = toTokenType(target);
    if (!wanted || !isOurs(target))
      return report(
        mapping ? `the unknown token ${toWritten(target)} in ${mapping.file}` : "an unknown token",
        `the name of a token of ours${mapping ? "" : ", or a mapping file (--map)"}${toHint(target, tokenNames)}`,
      );
    const origin = origins.get(target);
    if (origin)
      return report(
        `a second source for ${target} in ${mode}, beside ${origin.path}`,
        "one source for each token and theme",
      );
    origins.set(target, { token, path, type, value });
    const written = unit === undefined ? value : toLength(value, unit);
    const found = unit === undefined || type !== "number" ? type : wanted;
    if (found !== undefined && found !== wanted) {
      const [part] = listParts(found, value);
      return report(
        `the type ${found}`,
        `${wanted}, as ${target} is${part ? `; map its parts, such as ${path}.${part.name}` : found === "number" && (wanted === "dimension" || wanted === "duration") ? "; a mapping may give numbers a unit" : ""}`,
      );
    }
    const css = toCss(wanted, written, { tokens: known, seen: [token.key] });
    if ("expected" in css) return void problems.push({ file: token.file, key: path, ...css });
    for (const text of token.notes) note(token, text);
    const next = mapping ? toOurs(written, target) : written;
    const size = fluidMax in token.extensions ? { fluidMax: token.extensions[fluidMax] } : {};
    // Some tools replace aliases by values: a value that the brand's alias resolves to is not a change.
    const raw = own.get(target);
    const source = raw && followAlias(raw, own);
    if (source && "key" in source && isSameValue(source.value, next) && !("fluidMax" in size)) return;
    patches.push({ key: target, mode, value: next, ...size });
  };

  const toLength = (value: unknown, unit: string): unknown => {
    const alias = toAlias(value);
    const end = alias === undefined ? value : toLength(foreign.get(alias)?.value, unit);
    return typeof end === "number" ? { value: end, unit } : end;
  };

  for (const token of foreign.values()) {
    const type = toType(token, known);
    // Tokens without a type take the type of our token.
    const isUntyped =
      typeof type !== "string" &&
      token.type === undefined &&
      token.groupType === undefined &&
      type.clause === "Design token: Type";
    if (typeof type !== "string" && !isUntyped && (!mapping || find(token.key))) {
      problems.push({ file: token.file, key: token.key, ...type });
      continue;
    }
    const piece: Piece = {
      token,
      path: token.key,
      type: typeof type === "string" ? type : undefined,
      value: token.value,
    };
    const source = followAlias(token, known);
    const parts =
      piece.type && "key" in source
        ? listParts(piece.type, source.value).map((part) => ({
            token,
            path: `${token.key}.${part.name}`,
            type: part.type,
            value: part.value,
          }))
        : [];
    paths.push(token.key, ...parts.map(({ path }) => path));
    if (!mapping) {
      put(piece, { token: token.key, modes: [mode] });
      continue;
    }
    const whole = find(token.key);
    const found = parts
      .map((part) => ({ part, match: find(part.path) }))
      .map(({ part, match }) => ({ part, match: match?.rule === whole?.rule ? undefined : match }));
    // A rule for a part takes precedence over a * that matches the whole token.
    const isSplit = found.some(({ match }) => match) && (!whole || whole.rule.source.includes("*"));
    if (!isSplit) {
      for (const target of whole?.targets ?? []) put(piece, target);
      const isOfOneTheme = sources.find(({ file }) => file === token.file)?.modes.length === 1;
      if (whole && isOfOneTheme && whole.targets.length === 0 && whole.rule.targets.length > 0)
        note(token, `skipped: its file is for ${mode}, the mapping wants it for the other theme`);
      if (!whole) unnamed.push({ file: token.file, key: token.key, text: "skipped: the mapping does not name it" });
      continue;
    }
    for (const { part, match } of found) {
      for (const target of match?.targets ?? []) put(part, target);
      if (!match)
        note(token, `its part ${part.path.slice(token.key.length + 1)} is skipped: the mapping names no token for it`);
    }
  }
  return { patches, notes, unnamed, problems, paths };
}
