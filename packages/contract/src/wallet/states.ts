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

/**
 * Life of a transfer between the main wallet and a vendor's (WL-04). `CREATED`: stored, the vendor knows nothing of it; `SENT`: the vendor is
 * being asked; `PENDING`: its answer is not known, a job asks until it is. The vendor's word alone ends a transfer.
 */
export const vendorTransferStates = transitionTable({
  name: "vendor transfer",
  initial: "CREATED",
  states: ["CREATED", "SENT", "PENDING", "SUCCESS", "FAILED"],
  final: ["SUCCESS", "FAILED"],
  transitions: {
    send: { CREATED: "SENT" },
    lose: { SENT: "PENDING" },
    succeed: { SENT: "SUCCESS", PENDING: "SUCCESS" },
    fail: { SENT: "FAILED", PENDING: "FAILED" },
  },
});
