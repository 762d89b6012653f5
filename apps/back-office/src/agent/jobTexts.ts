import { msg } from "@lingui/core/macro";

/** What the jobs of domain `agent` are called, and what they do. */
export const agentJobTexts = {
  "measure-teams": {
    name: msg`Figures of agents' teams`,
    does: msg`Adds what has settled and happened since the last run to the figures of each agent's team.`,
  },
};
