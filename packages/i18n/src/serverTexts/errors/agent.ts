import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `agent`. */
export const agentErrorTexts = {
  "agent.rebate.range": msg({
    id: "error.agent.rebate.range",
    message: "This rebate is not possible: it may not be higher than yours, nor lower than what the account has.",
  }),
  "agent.quota.short": msg({
    id: "error.agent.quota.short",
    message: "You do not have that many accounts left with this rebate.",
  }),
  "agent.accounts.limit": msg({
    id: "error.agent.accounts.limit",
    message: "You cannot make that many more accounts today. Please go on tomorrow.",
  }),
  "agent.links.limit": msg({
    id: "error.agent.links.limit",
    message: "You have as many links as are possible. Change one that you no longer need.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
