import { tierThresholds } from "./contractKinds.ts";
import type { TermsFault, TermsRule } from "./contractTerms.ts";

const fields: readonly TermsFault["field"][] = ["rate", "carry", "tiers", ...tierThresholds];
const rules: readonly TermsRule[] = [
  "required",
  "rate",
  "rateMost",
  "rateOwn",
  "rateOrder",
  "amount",
  "count",
  "order",
  "unused",
  "tiers",
];

function toFault(item: unknown): readonly TermsFault[] {
  if (typeof item !== "object" || item === null) return [];
  const get = (name: string): unknown => Reflect.get(item, name);
  const [tier, limit] = [get("tier"), get("limit")];
  const field = fields.find((each) => each === get("field"));
  const rule = rules.find((each) => each === get("rule"));
  if (field === undefined || rule === undefined) return [];
  return [{ field, rule, tier: typeof tier === "number" ? tier : null, limit: typeof limit === "string" ? limit : "" }];
}

/** The faults that a refusal of terms names. */
export const readTermsFaults = ({ faults }: Readonly<Record<string, unknown>>): readonly TermsFault[] =>
  Array.isArray(faults) ? faults.flatMap(toFault) : [];
