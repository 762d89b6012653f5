import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `chat-tip` are called. */
export const chatTipAuditActionTexts = {
  "change chat tip settings": msg`Changed the limits of tips in chat rooms`,
};
