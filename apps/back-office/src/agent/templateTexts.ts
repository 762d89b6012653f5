import { msg } from "@lingui/core/macro";

/** What the templates of messages about agents are called. */
export const agentTemplateTexts = {
  "agent.transfer.sent": msg`A transfer along the tree was sent`,
  "agent.transfer.received": msg`A transfer along the tree was received`,
};
