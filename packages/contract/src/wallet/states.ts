import { transitionTable } from "../transition.ts";

/**
 * Life of a deposit (contract 3.7). `CREATED`: the provider is being asked; `PENDING`: the member can pay; `PAID`: the provider says so, and
 * the credit follows at once; `REVIEW`: what was paid is not what was ordered, or came after the end, and a person decides.
 */
export const depositStates = transitionTable({
  name: "deposit",
  initial: "CREATED",
  states: ["CREATED", "PENDING", "PAID", "CREDITED", "EXPIRED", "REJECTED", "REVIEW"],
  final: ["CREDITED"],
  transitions: {
    show: { CREATED: "PENDING" },
    pay: { CREATED: "PAID", PENDING: "PAID" },
    credit: { PAID: "CREDITED", REVIEW: "CREDITED" },
    expire: { CREATED: "EXPIRED", PENDING: "EXPIRED" },
    reject: { CREATED: "REJECTED", PENDING: "REJECTED", REVIEW: "REJECTED" },
    review: { CREATED: "REVIEW", PENDING: "REVIEW", EXPIRED: "REVIEW", REJECTED: "REVIEW" },
  },
});
