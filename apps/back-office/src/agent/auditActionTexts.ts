import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `agent` are called. */
export const agentAuditActionTexts = {
  "make agent": msg`Made a player an agent`,
  "set agent rebate": msg`Set an agent's rebate`,
  "set agent quota": msg`Set how many accounts an agent may make`,
  "change agent settings": msg`Changed the rules for agents`,
  "move in tree": msg`Moved an account in the tree of agents`,
  "read agents": msg`Read the list of agents`,
  "read agent": msg`Read an account's place in the tree`,
};
