import type { Mode } from "../planEdits.ts";

/** The token of ours that a foreign token is imported as. */
export interface Target {
  readonly token: string;
  /** The themes in which it is set. */
  readonly modes: readonly Mode[];
  /** The unit for a number, when the other tool writes none. */
  readonly unit?: string;
}

/** One entry of a mapping: a foreign path, in which one `*` stands for one or more names, and its targets. */
export interface Rule {
  readonly source: string;
  /** Empty for tokens that are skipped on purpose. */
  readonly targets: readonly Target[];
}

/** The content of a mapping file. */
export interface Mapping {
  /** The file's name, as problems show it. */
  readonly file: string;
  /** Themes by file; an empty list for a file that is skipped. */
  readonly files: ReadonlyMap<string, readonly Mode[]>;
  readonly rules: readonly Rule[];
}

/** A rule that matches a path, and its targets with `*` replaced by the matching names. */
export interface Match {
  readonly rule: Rule;
  readonly targets: readonly Target[];
}

/** The names that `*` stands for when a path matches a source; undefined when it does not match. */
function toRest(source: string, path: string): string | undefined {
  const [before = "", after] = source.split("*");
  if (after === undefined) return source === path ? "" : undefined;
  const fits = path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after);
  return fits ? path.slice(before.length, path.length - after.length) : undefined;
}

/** True when a rule matches a path, exactly or by its `*`. */
export function fitsRule({ source }: Rule, path: string): boolean {
  return toRest(source, path) !== undefined;
}

/** The rule for a path: the exact one, otherwise the longest matching rule with a `*`. */
export function findRule({ rules }: Mapping, path: string): Match | undefined {
  const fitting = rules.flatMap((rule) => {
    const rest = toRest(rule.source, path);
    return rest === undefined ? [] : [{ rule, rest }];
  });
  const [best] = fitting.toSorted(
    (one, other) =>
      Number(one.rule.source.includes("*")) - Number(other.rule.source.includes("*")) ||
      other.rule.source.length - one.rule.source.length,
  );
  return (
    best && {
      rule: best.rule,
      targets: best.rule.targets.map((target) => ({ ...target, token: target.token.replace("*", () => best.rest) })),
    }
  );
}
