import type { Mode } from "../planEdits.ts";

/** A token of ours that a foreign one becomes. */
export interface Target {
  readonly token: string;
  /** The themes that it is for. */
  readonly modes: readonly Mode[];
  /** The unit of a number, where the other tool writes none. */
  readonly unit?: string;
}

/** One line of a mapping: a foreign path, in which one `*` stands for one or more names, and what it becomes. */
export interface Rule {
  readonly source: string;
  /** Empty for what is left out on purpose. */
  readonly targets: readonly Target[];
}

/** What a mapping file says. */
export interface Mapping {
  /** The file as problems name it. */
  readonly file: string;
  /** Themes by file; none for a file that is left out. */
  readonly files: ReadonlyMap<string, readonly Mode[]>;
  readonly rules: readonly Rule[];
}

/** A rule that fits a path, with the targets' names as that path makes them. */
export interface Match {
  readonly rule: Rule;
  readonly targets: readonly Target[];
}

/** What `*` stands for when a path fits a source; undefined when it does not fit. */
function toRest(source: string, path: string): string | undefined {
  const [before = "", after] = source.split("*");
  if (after === undefined) return source === path ? "" : undefined;
  const fits = path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after);
  return fits ? path.slice(before.length, path.length - after.length) : undefined;
}

/** True for a path that a rule names, itself or by its `*`. */
export function fitsRule({ source }: Rule, path: string): boolean {
  return toRest(source, path) !== undefined;
}

/** The rule for a path: its own, else the longest with a `*`. */
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
