import { type EventOf, transition, transitionTable } from "../transition.ts";

/**
 * Life of a contract between an upline and its direct downline (contract 3.9.2). In `CHANGE_REQUESTED` and `END_REQUESTED` the agreed terms go
 * on. `TERMINATED` and `AUTO_TERMINATED` say what has been decided; the contract pays until its `endedAt`.
 */
export const contractStates = transitionTable({
  name: "contract",
  initial: "REQUESTED",
  states: [
    "REQUESTED",
    "IN_FORCE",
    "REJECTED",
    "CANCELLED",
    "CHANGE_REQUESTED",
    "END_REQUESTED",
    "TERMINATED",
    "AUTO_TERMINATED",
    "EXPIRED",
  ],
  final: ["REJECTED", "CANCELLED", "TERMINATED", "AUTO_TERMINATED", "EXPIRED"],
  transitions: {
    change: { IN_FORCE: "CHANGE_REQUESTED" },
    terminate: { IN_FORCE: "END_REQUESTED" },
    accept: { REQUESTED: "IN_FORCE", CHANGE_REQUESTED: "IN_FORCE", END_REQUESTED: "TERMINATED" },
    reject: { REQUESTED: "REJECTED", CHANGE_REQUESTED: "IN_FORCE", END_REQUESTED: "IN_FORCE" },
    cancel: { REQUESTED: "CANCELLED", CHANGE_REQUESTED: "IN_FORCE", END_REQUESTED: "IN_FORCE" },
    expire: { REQUESTED: "EXPIRED", CHANGE_REQUESTED: "IN_FORCE", END_REQUESTED: "IN_FORCE" },
    autoTerminate: {
      IN_FORCE: "AUTO_TERMINATED",
      CHANGE_REQUESTED: "AUTO_TERMINATED",
      END_REQUESTED: "AUTO_TERMINATED",
    },
    endAtOnce: {
      REQUESTED: "CANCELLED",
      IN_FORCE: "TERMINATED",
      CHANGE_REQUESTED: "TERMINATED",
      END_REQUESTED: "TERMINATED",
    },
  },
});

/** A state of a contract. */
export type ContractState = (typeof contractStates.states)[number];

/** What happens to a contract. */
export type ContractEvent = EventOf<typeof contractStates>;

/** The two sides of a contract. The house is the upline of agents that have none. */
export type ContractSide = "UPLINE" | "DOWNLINE";

/** What a side does by the calls of contracts (contract 3.2.3). */
export const contractActions = ["REQUEST", "ACCEPT", "REJECT", "TERMINATE", "CANCEL"] as const;

/** One of {@link contractActions}. */
export type ContractAction = (typeof contractActions)[number];

const events = {
  REQUEST: "change",
  ACCEPT: "accept",
  REJECT: "reject",
  TERMINATE: "terminate",
  CANCEL: "cancel",
} as const satisfies Record<ContractAction, ContractEvent>;

/** A contract as far as it decides what a side may do: `askedBy` is whose request waits for an answer. */
export interface ContractStanding {
  readonly status: ContractState;
  readonly askedBy: ContractSide | null;
}

/**
 * The event of a side's act on a contract, or null where that side may not do it now: the upline asks for new terms, who asked may cancel, the
 * other side answers, and either ends. Read by buttons and by the gateway.
 */
export function toContractEvent(
  { status, askedBy }: ContractStanding,
  side: ContractSide,
  action: ContractAction,
): ContractEvent | null {
  const isMine =
    action === "REQUEST"
      ? side === "UPLINE"
      : action === "CANCEL"
        ? askedBy === side
        : action === "TERMINATE" || (askedBy !== null && askedBy !== side);
  return isMine && transition(contractStates, status, events[action]) !== null ? events[action] : null;
}

/** What a side may do with a contract now. */
export const listContractActions = (standing: ContractStanding, side: ContractSide): readonly ContractAction[] =>
  contractActions.filter((action) => toContractEvent(standing, side, action) !== null);
