import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `agent-transfer`. */
export const agentTransferErrorTexts = {
  "agent.transfer.min": msg({ id: "error.agent.transfer.min", message: "The amount is lower than can be sent." }),
  "agent.transfer.max": msg({
    id: "error.agent.transfer.max",
    message: "The amount is higher than can be sent at once.",
  }),
  "agent.transfer.daily": msg({
    id: "error.agent.transfer.daily",
    message: "The amount is more than you can send in 24 hours.",
  }),
  "agent.transfer.count": msg({
    id: "error.agent.transfer.count",
    message: "You have sent as many transfers as are allowed in 24 hours.",
  }),
  "agent.transfer.waiting": msg({
    id: "error.agent.transfer.waiting",
    message: "A password or contact of yours was changed not long ago. For your safety you cannot send money yet.",
  }),
  "agent.transfer.receiver": msg({
    id: "error.agent.transfer.receiver",
    message: "This account cannot receive the money now.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
