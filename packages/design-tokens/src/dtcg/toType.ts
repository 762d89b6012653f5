import { toHint } from "../toHint.ts";
import { refuse, type Refusal } from "./Clause.ts";
import { isDtcgType, typeNames, type DtcgType } from "./DtcgType.ts";
import { stepAlias, toAlias, type RawTokens } from "./followAlias.ts";
import type { RawToken } from "./readDocument.ts";

/**
 * A token's type: its own, else the type of the token that it is an alias of, else that of its nearest group.
 * @param wanted the type that a refusal names as expected, when only one is allowed
 */
export function toType(token: RawToken, tokens: RawTokens, wanted?: DtcgType): DtcgType | Refusal {
  const seen = [token.key];
  let at = token;
  while (at.type === undefined) {
    const alias = toAlias(at.value);
    if (alias === undefined) break;
    const next = stepAlias(alias, tokens, seen);
    if ("expected" in next) return next;
    seen.push(alias);
    at = next;
  }
  const name = at.type ?? at.groupType;
  const expected = wanted ?? `one of ${typeNames.join(", ")}`;
  if (name === undefined) return refuse("Design token: Type", "no $type", expected);
  return isDtcgType(name)
    ? name
    : refuse(
        "Design token: Type",
        `the $type ${JSON.stringify(name)}`,
        `${expected}${toHint(name, wanted ? [wanted] : typeNames)}`,
      );
}
