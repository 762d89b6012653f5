/** Account kinds (contract 3.13): 0 member, 1 agent, 2 general agent, 4 trial, 41 and 42 trial agents. */
export type AccountKind = 0 | 1 | 2 | 4 | 41 | 42;

/** The type that a login answers beside the kind. */
export type AccountType = "MEMBER" | "AGENT" | "TRIAL";

/** All account kinds. */
export const accountKinds: readonly AccountKind[] = [0, 1, 2, 4, 41, 42];

/** Trial accounts play with trial money and are refused gated actions (spec §4, decision Q-7). */
export function isTrial(kind: AccountKind): boolean {
  return kind === 4;
}

/** Kinds that open the agent centre (RP-05). */
export function isAgentKind(kind: AccountKind): boolean {
  return kind === 1 || kind === 2 || kind === 41 || kind === 42;
}

/** Trials of an agent: their agent centre has a module of its own, TRIALAGENT3 (contract 3.3, decision Q-7). */
export function isTrialAgent(kind: AccountKind): boolean {
  return kind === 41 || kind === 42;
}

/** Kinds whose money is play money, kept in ledger accounts of its own (contract 3.9.6). */
export function hasTrialMoney(kind: AccountKind): boolean {
  return kind === 4 || kind === 41 || kind === 42;
}

/** The `type` that belongs to a kind (contract 3.13). */
export function toAccountType(kind: AccountKind): AccountType {
  if (kind === 0) return "MEMBER";
  return kind === 4 ? "TRIAL" : "AGENT";
}
