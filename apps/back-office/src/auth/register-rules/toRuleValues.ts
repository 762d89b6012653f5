import { patterns, type RegisterRule } from "@marquee/contract";
import type { OwnRegisterRule } from "@marquee/contract/staff";

/** A rule as its form holds it. */
export interface RuleValues {
  /** `hidden`, `optional` or `required`. */
  readonly ask: string;
  /** An id of contract 3.4, or `own` with an expression of its own. */
  readonly kind: string;
  readonly pattern: string;
  /** The id whose text players read beside an expression of its own. */
  readonly patternId: string;
  readonly minLength: string;
  readonly maxLength: string;
}

const toSource = (patternId: number): string => (patternId === 0 ? "*" : (patterns[patternId]?.source ?? "*"));

/** Fills the form with a rule. */
export function toRuleValues(rule: RegisterRule): RuleValues {
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule;
  const isOwn = acceptedPattern !== toSource(patternId);
  return {
    ask: enabled === "0" ? "hidden" : required === "1" ? "required" : "optional",
    kind: isOwn ? "own" : String(patternId),
    pattern: isOwn ? acceptedPattern : "",
    patternId: isOwn ? String(patternId) : "0",
    minLength: String(minLength),
    maxLength: String(maxLength),
  };
}

/** What the form asks for. */
export function toOwnRule({ ask, kind, pattern, patternId, minLength, maxLength }: RuleValues): OwnRegisterRule {
  return {
    enabled: ask !== "hidden",
    required: ask === "required",
    patternId: Number(kind === "own" ? patternId : kind),
    pattern: kind === "own" ? pattern : null,
    minLength: Number(minLength),
    maxLength: Number(maxLength),
  };
}

/** The rule that would be in effect, for the preview and for trying values. */
export function toDraftRule(values: RuleValues, type: RegisterRule["type"]): RegisterRule {
  const { enabled, required, patternId, pattern, minLength, maxLength } = toOwnRule(values);
  return {
    enabled: enabled ? "1" : "0",
    required: required ? "1" : "0",
    acceptedPattern: pattern ?? toSource(patternId),
    patternId,
    minLength: Number.isNaN(minLength) ? 0 : minLength,
    maxLength: Number.isNaN(maxLength) ? 0 : maxLength,
    type,
  };
}
