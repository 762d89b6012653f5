import type { ErrorCode } from "@marquee/contract";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isExcluded } from "../protection/index.ts";
import { activityCodes } from "./activityCodes.ts";
import { findCode, type FoundCode } from "./codeStore.ts";
import { type JudgedPage, judgePages } from "./listPages.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { requireParticipant } from "./requireParticipant.ts";

/** A code, and where its member stands with its promotion. */
export interface JudgedCode {
  readonly found: FoundCode;
  readonly judged: JudgedPage;
}

/** Why a code of a promotion that the member has not had cannot be used now, before any rule of claims; null for one that can. */
function toFault(
  { number, is_stopped: isStopped, is_used: isUsed }: FoundCode,
  { page, by }: JudgedPage,
): ErrorCode | null {
  if (isUsed) return number === null ? "promo.code.gone" : "promo.code.used";
  if (isStopped || by !== "CODE" || !page.is_on || page.time === "OVER") return "promo.code.expired";
  return page.time === "BEFORE" ? "promo.code.early" : null;
}

/**
 * The promotion of a code with where the member stands with it. Another bonus that is active keeps a member from claiming alone. Who is
 * offered nothing is told nothing of codes.
 * @throws Refusal `permission.denied`, `account.*`, `promo.closed`; `promo.code.*`, `promo.already`; `promo.not.eligible` with the rule
 */
export async function judgeCode(db: Db, call: Call, keys: CodeKeys | null): Promise<JudgedCode> {
  const session = requireSession(call);
  await requireParticipant(db, session);
  if (await isExcluded(db, session)) throw new Refusal("promo.not.eligible", { value: { rule: "excluded" } });
  const { tenantId, memberId } = session;
  const found = keys === null ? undefined : await findCode(db, tenantId, keys);
  if (found === undefined) throw new Refusal("promo.code.unknown");
  const [judged] = await judgePages(db, call, { id: found.page_id, hasCode: true });
  // One in another currency.
  if (judged === undefined) throw new Refusal("promo.code.other");
  const { page, rule } = judged;
  if (page.bonus !== null) throw new Refusal("promo.already");
  const fault = toFault(found, judged);
  if (fault !== null) throw new Refusal(fault);
  const own = await listForCaller(db, { member: { tenantId, memberId } }, [page], ({ rules }) => rules);
  if (own.length === 0) throw new Refusal("promo.code.other");
  if (rule !== null && rule !== "active")
    // Which accounts seem to be one person's is for staff alone.
    throw new Refusal(activityCodes[rule], rule === "linked.account" ? {} : { value: { rule } });
  return { found, judged };
}
