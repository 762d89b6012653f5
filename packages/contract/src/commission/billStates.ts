import { type EventOf, transitionTable } from "../transition.ts";

/**
 * Life of a bill (contract 3.9.4). `REVIEW`: two of the staff look at it before it is paid; `TO_COLLECT`: it is in a currency of which the
 * agent has no wallet, and is paid outside and noted by staff; `INSUFFICIENT` and `PARTLY`: the upline's money did not suffice, and it is
 * tried again every hour until it is `EXPIRED`. `ISSUED` is paid whole.
 */
export const billStates = transitionTable({
  name: "bill",
  initial: "PENDING",
  states: ["PENDING", "REVIEW", "TO_COLLECT", "ISSUED", "NOT_REACHED", "INSUFFICIENT", "PARTLY", "REFUSED", "EXPIRED"],
  final: ["ISSUED", "NOT_REACHED", "REFUSED", "EXPIRED"],
  transitions: {
    miss: { PENDING: "NOT_REACHED" },
    review: { PENDING: "REVIEW" },
    approve: { REVIEW: "PENDING" },
    refuse: { REVIEW: "REFUSED", TO_COLLECT: "REFUSED" },
    collect: { PENDING: "TO_COLLECT" },
    issue: { PENDING: "ISSUED", TO_COLLECT: "ISSUED", INSUFFICIENT: "ISSUED", PARTLY: "ISSUED" },
    fallShort: { PENDING: "INSUFFICIENT" },
    payPart: { PENDING: "PARTLY", INSUFFICIENT: "PARTLY" },
    expire: { PENDING: "EXPIRED", INSUFFICIENT: "EXPIRED", PARTLY: "EXPIRED" },
  },
});

/** A state of a bill. */
export type BillState = (typeof billStates.states)[number];

/** What happens to a bill. */
export type BillEvent = EventOf<typeof billStates>;
