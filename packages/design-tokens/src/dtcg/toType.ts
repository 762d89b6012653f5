import { refuse, type Refusal } from "./Clause.ts";
import { isDtcgType, type DtcgType } from "./DtcgType.ts";
import { stepAlias, toAlias, type RawTokens } from "./followAlias.ts";
import type { RawToken } from "./readDocument.ts";

/** A token's type: its own, else that of the token it is an alias of, else that of its nearest group. */
export function toType(token: RawToken, tokens: RawTokens): DtcgType | Refusal {
  const seen = [token.key];
  let at = token;
  while (at.type === undefined) {
    const alias = toAlias(at.value);
    if (alias === undefined) break;
    const next = stepAlias(alias, tokens, seen);
    if ("reason" in next) return next;
    seen.push(alias);
    at = next;
  }
  const name = at.type ?? at.groupType;
  if (name === undefined) return refuse("Design token: Type", "no $type found");
  return isDtcgType(name) ? name : refuse("Design token: Type", `unknown $type ${JSON.stringify(name)}`);
}
