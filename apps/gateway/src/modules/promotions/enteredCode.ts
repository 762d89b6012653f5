import type { ActivityFacts, ErrorCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { findCode, type FoundCode } from "./codeStore.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { requireParticipant } from "./requireParticipant.ts";

/** What of a promotion its codes depend on. */
interface Coded {
  readonly isByCode: boolean;
  readonly time: ActivityFacts["time"];
}

/** Why a code of a promotion that the member has not had cannot be used now, before any rule of claims; null for one that can. */
export function toCodeFault(
  { number, is_stopped: isStopped, is_used: isUsed }: FoundCode,
  { isByCode, time }: Coded,
): ErrorCode | null {
  if (isUsed) return number === null ? "promo.code.gone" : "promo.code.used";
  if (isStopped || !isByCode || time === "OVER") return "promo.code.expired";
  return time === "BEFORE" ? "promo.code.early" : null;
}

/** The code that a player has entered; who is offered nothing is told nothing of codes. @throws Refusal `permission.denied`, `account.*`, `promo.closed`; `promo.not.eligible`, `promo.code.unknown` */
export async function findEnteredCode(db: Db, call: Call, keys: CodeKeys | null): Promise<FoundCode> {
  const session = requireSession(call);
  await requireParticipant(db, session);
  if (await isExcluded(db, session)) throw new Refusal("promo.not.eligible", { value: { rule: "excluded" } });
  const found = keys === null ? undefined : await findCode(db, session.tenantId, keys);
  if (found === undefined) throw new Refusal("promo.code.unknown");
  return found;
}
