import { listForCaller } from "../../audience/audienceStore.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { activityCodes } from "./activityCodes.ts";
import type { FoundCode } from "./codeStore.ts";
import { findEnteredCode, toCodeFault } from "./enteredCode.ts";
import { type JudgedPage, judgePages } from "./listPages.ts";
import type { CodeKeys } from "./promoCodes.ts";

/** A code, and where its member stands with its promotion. */
export interface JudgedCode {
  readonly found: FoundCode;
  readonly judged: JudgedPage;
}

/**
 * The promotion of a code with where the member stands with it. Another bonus that is active keeps a member from claiming alone.
 * @throws Refusal `permission.denied`, `account.*`, `promo.closed`; `promo.code.*`, `promo.already`; `promo.not.eligible` with the rule
 */
export async function judgeCode(db: Db, call: Call, keys: CodeKeys | null): Promise<JudgedCode> {
  const { tenantId, memberId } = requireSession(call);
  const found = await findEnteredCode(db, call, keys);
  if (found.page_id === null) throw new Refusal("promo.code.deposit");
  const [judged] = await judgePages(db, call, { id: found.page_id, hasCode: true });
  // One in another currency.
  if (judged === undefined) throw new Refusal("promo.code.other");
  const { page, rule } = judged;
  if (page.bonus !== null) throw new Refusal("promo.already");
  const fault = toCodeFault(found, { isByCode: judged.by === "CODE", time: page.is_on ? page.time : "OVER" });
  if (fault !== null) throw new Refusal(fault);
  const own = await listForCaller(db, { member: { tenantId, memberId } }, [page], ({ rules }) => rules);
  if (own.length === 0) throw new Refusal("promo.code.other");
  if (rule !== null && rule !== "active")
    // Which accounts seem to be one person's is for staff alone.
    throw new Refusal(activityCodes[rule], rule === "linked.account" ? {} : { value: { rule } });
  return { found, judged };
}
