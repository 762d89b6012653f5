import { describe, expect, it } from "vitest";
import { type ActivityFacts, type ActivityState, isAvailable, toActivityState } from "./activityStates.ts";

const facts: ActivityFacts = { time: "OPEN", by: null, isOffered: false, application: null, bonus: null };

const cases: readonly (readonly [ActivityState, Partial<ActivityFacts>])[] = [
  ["COMING_SOON", { time: "BEFORE", by: "APPLICATION" }],
  ["CLOSED", { time: "OVER", by: "APPLICATION" }],
  ["PROCESS", {}],
  ["PROCESS", { by: "APPLICATION", isOffered: true }],
  ["PROCESS", { by: "DEPOSIT", isOffered: true }],
  ["PROCESS", { by: "BIRTHDAY", isOffered: false }],
  ["CLAIM", { by: "BIRTHDAY", isOffered: true }],
  ["CLAIM", { by: "REGISTRATION", isOffered: true }],
  ["CLAIM", { by: "ZALO", isOffered: true }],
  ["PROCESS", { by: "ZALO", isOffered: false }],
  ["PROCESS", { by: "CODE", isOffered: true }],
  ["CLAIM", { by: "CODE", isOffered: true, hasCode: true }],
  ["PROCESS", { by: "CODE", isOffered: false, hasCode: true }],
  ["CLOSED", { by: "CODE", isOffered: true, hasCode: true, time: "OVER" }],
  ["APPLYING", { by: "APPLICATION", application: "REVIEW" }],
  ["APPLYING", { by: "APPLICATION", application: "REVIEW", time: "OVER" }],
  ["REJECTED", { by: "APPLICATION", application: "REJECTED" }],
  ["CLAIM", { by: "APPLICATION", application: "APPROVED" }],
  // What was approved in time is not lost with the promotion's end.
  ["CLAIM", { by: "APPLICATION", application: "APPROVED", time: "OVER" }],
  ["CLAIMED", { by: "APPLICATION", application: "CLAIMED", bonus: "ACTIVE" }],
  ["CLAIMED", { by: "BIRTHDAY", bonus: "LOST" }],
  ["CLAIMED", { by: "BIRTHDAY", bonus: "EXPIRED", time: "OVER" }],
  ["ISSUED", { by: "REGISTRATION", bonus: "CONVERTED" }],
  ["ISSUED", { by: "APPLICATION", application: "CLAIMED", bonus: "CONVERTED" }],
  ["JOINED", { by: "DEPOSIT", bonus: "PENDING" }],
  ["JOINED", { by: "DEPOSIT", bonus: "ACTIVE", time: "OVER" }],
  ["ISSUED", { by: "DEPOSIT", bonus: "CONVERTED" }],
  // Once a day: tomorrow it is on offer again.
  ["PROCESS", { by: "DEPOSIT", bonus: "CONVERTED", isOffered: true }],
  ["PROCESS", { by: "DEPOSIT", bonus: "REFUSED", isOffered: true }],
];

describe("states of promotions", () => {
  it.each(cases)("PR-03: %s of %j", (state, given) => {
    expect(toActivityState({ ...facts, ...given })).toBe(state);
  });

  it("WL-15: counts what can be claimed, and what is on offer to apply for or to deposit for", () => {
    const isCounted = (state: ActivityState, by: ActivityFacts["by"], isOffered: boolean) =>
      isAvailable(state, { by, isOffered });
    expect(isCounted("CLAIM", "BIRTHDAY", true)).toBe(true);
    expect(isCounted("PROCESS", "APPLICATION", true)).toBe(true);
    expect(isCounted("PROCESS", "APPLICATION", false)).toBe(false);
    expect(isCounted("PROCESS", null, true)).toBe(false);
    expect(isCounted("PROCESS", "CODE", true)).toBe(false);
    expect(isCounted("COMING_SOON", "APPLICATION", true)).toBe(false);
  });
});
