import { msg } from "@lingui/core/macro";

/** What the modules of domain `agent` are called, and what they do. */
export const agentModuleTexts = {
  AGENT3: { name: msg`Agent centre`, does: msg`Pages for agents about their team.` },
  AGANN3: { name: msg`Announcements for agents`, does: msg`Announcements that only agents read.` },
  AGOVER3: { name: msg`Overview for agents`, does: msg`Figures of the team on one page.` },
  AGREG3: { name: msg`Invitation codes`, does: msg`Agents make codes by which others sign up below them.` },
  AGTEAM3: { name: msg`Team`, does: msg`Agents see who is in their team.` },
  AGBET3: { name: msg`Bets of the team`, does: msg`Agents see what their team has bet.` },
  AGPROFIT3: { name: msg`Profit of the team`, does: msg`Agents see what their team has won and lost.` },
  AGINCOME3: { name: msg`Income of agents`, does: msg`Agents see what they have earned.` },
  AGTRANS3: { name: msg`Transactions of the team`, does: msg`Agents see deposits and withdrawals of their team.` },
  DOWNTRANS3: { name: msg`Transfers to the team`, does: msg`Agents send money to members of their team.` },
  TRIALAGENT3: { name: msg`Trial agents`, does: msg`Agents on trial see the agent centre, too.` },
};
