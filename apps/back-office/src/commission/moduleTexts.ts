import { msg } from "@lingui/core/macro";

/** What the modules of domain `commission` are called, and what they do. */
export const commissionModuleTexts = {
  CONTRACT3: { name: msg`Contracts`, does: msg`Agents agree with their team what is shared.` },
  CONDIVIDEND3: { name: msg`Dividends by contract`, does: msg`Shares of profit that a contract promises.` },
  AGINCOME3: { name: msg`Income of agents`, does: msg`Agents see what their contracts and rebates have brought.` },
  CONDAILY3: { name: msg`Daily contracts`, does: msg`Contracts that pay each day.` },
  CONHOURLY3: { name: msg`Hourly contracts`, does: msg`Contracts that pay each hour.` },
  CONREALTIME3: { name: msg`Instant contracts`, does: msg`Contracts that pay at once.` },
};
