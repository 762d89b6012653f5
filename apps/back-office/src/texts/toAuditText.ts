import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { auditActionTexts } from "../auditActionTexts.ts";
import { toKindName } from "../staff/proposalTexts.ts";

const isListed = (action: string): action is keyof typeof auditActionTexts => Object.hasOwn(auditActionTexts, action);

/** What an act of the audit log is called; the log's own word for one of an older or a newer gateway. */
export function toAuditText(action: string, i18n: I18n): string {
  if (isListed(action)) return i18n._(auditActionTexts[action]);
  const [, done, kind] = /^(propose|approve|reject|cancel) (\w+\.\w+)$/.exec(action) ?? [];
  if (done === undefined || kind === undefined) return action;
  const name = toKindName(kind, i18n);
  if (done === "propose") return i18n._(msg`Proposed: ${name}`);
  if (done === "approve") return i18n._(msg`Approved a proposal: ${name}`);
  return done === "reject" ? i18n._(msg`Rejected a proposal: ${name}`) : i18n._(msg`Cancelled a proposal: ${name}`);
}
