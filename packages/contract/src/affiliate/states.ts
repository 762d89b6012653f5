import { type EventOf, transitionTable } from "../transition.ts";

/**
 * Life of an affiliate plan (contract 3.9.7). `DRAFT`: its terms are still changed in place; `OFFERED`: somebody has been offered it, and a
 * change is a new version; `ACTIVE`: somebody has accepted it; `ENDED`: nobody is offered it any more, and who had it has it no more.
 */
export const affiliatePlanStates = transitionTable({
  name: "affiliate plan",
  initial: "DRAFT",
  states: ["DRAFT", "OFFERED", "ACTIVE", "ENDED"],
  final: ["ENDED"],
  transitions: {
    offer: { DRAFT: "OFFERED" },
    accept: { OFFERED: "ACTIVE" },
    end: { DRAFT: "ENDED", OFFERED: "ENDED", ACTIVE: "ENDED" },
  },
});

/** A state of a plan. */
export type AffiliatePlanState = (typeof affiliatePlanStates.states)[number];

/** What happens to a plan. */
export type AffiliatePlanEvent = EventOf<typeof affiliatePlanStates>;

/** Life of a plan with one member: offered by the house, answered by the member, and ended by the house. */
export const affiliateAgreementStates = transitionTable({
  name: "affiliate agreement",
  initial: "OFFERED",
  states: ["OFFERED", "ACTIVE", "REFUSED", "WITHDRAWN", "ENDED"],
  final: ["REFUSED", "WITHDRAWN", "ENDED"],
  transitions: {
    accept: { OFFERED: "ACTIVE" },
    refuse: { OFFERED: "REFUSED" },
    withdraw: { OFFERED: "WITHDRAWN" },
    end: { ACTIVE: "ENDED" },
  },
});

/** A state of a plan with one member. */
export type AffiliateAgreementState = (typeof affiliateAgreementStates.states)[number];

/** What happens to a plan with one member. */
export type AffiliateAgreementEvent = EventOf<typeof affiliateAgreementStates>;

/**
 * Life of an affiliate's bill (contract 3.9.7). `PENDING` waits to be paid; `REVIEW`: two of the staff look at it before it is; `TO_COLLECT`: it
 * is in a currency of which the affiliate has no wallet, and is paid outside, which two of the staff note; `ISSUED` is paid whole;
 * `NOT_REACHED`: there is nothing to pay, or less than the minimum, which stays as remainder.
 */
export const affiliateBillStates = transitionTable({
  name: "affiliate bill",
  initial: "PENDING",
  states: ["PENDING", "REVIEW", "TO_COLLECT", "ISSUED", "NOT_REACHED", "REFUSED"],
  final: ["ISSUED", "NOT_REACHED", "REFUSED"],
  transitions: {
    miss: { PENDING: "NOT_REACHED" },
    review: { PENDING: "REVIEW" },
    collect: { PENDING: "TO_COLLECT" },
    approve: { REVIEW: "PENDING" },
    issue: { PENDING: "ISSUED", TO_COLLECT: "ISSUED" },
    refuse: { PENDING: "REFUSED", REVIEW: "REFUSED", TO_COLLECT: "REFUSED" },
  },
});

/** A state of a bill. */
export type AffiliateBillState = (typeof affiliateBillStates.states)[number];

/** What happens to a bill. */
export type AffiliateBillEvent = EventOf<typeof affiliateBillStates>;
