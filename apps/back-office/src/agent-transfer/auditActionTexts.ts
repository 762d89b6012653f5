import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `agent-transfer` are called. */
export const agentTransferAuditActionTexts = {
  "change agent transfer settings": msg`Changed the limits of transfers of agents`,
};
