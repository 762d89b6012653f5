import { api } from "@marquee/api-client";
import { isLiveEventKind, type LiveEvent, liveEventKinds } from "@marquee/contract";
import { createSlice } from "@reduxjs/toolkit";
import { expect, it } from "vitest";
import { client } from "../../test/client.ts";
import { createStore } from "../createStore.ts";
import { applyEvent, askMember } from "./applyEvent.ts";

// Through the package's index, as features do it.
declare module "@marquee/runtime" {
  interface FeatureStates {
    /** What was made out of date; exists only in this test. */
    readonly eventTest: readonly unknown[];
  }
}

const none: readonly unknown[] = [];
const slice = createSlice({
  name: "eventTest",
  initialState: none,
  reducers: {},
  extraReducers: (build) =>
    build.addMatcher(api.util.invalidateTags.match, (state, { payload }) => [...state, ...payload]),
});

/** The kept answers that something makes out of date. */
function listTags(act: ReturnType<typeof applyEvent | typeof askMember>): readonly unknown[] {
  const store = createStore(client, [{ id: "eventTest", slice }]);
  store.dispatch(act);
  return store.getState().eventTest;
}

const kinds = Object.keys(liveEventKinds)
  .filter(isLiveEventKind)
  .filter((kind) => kind !== "tree");

it.each(kinds)("SH-18: %s makes out of date what its domain says", (kind) => {
  const event: LiveEvent = { kind, data: {} };
  expect(listTags(applyEvent(event))).toEqual(liveEventKinds[kind]);
});

it("SH-18: an order of the member changes the balance too", () => {
  expect(listTags(applyEvent({ kind: "order", data: {} }))).toEqual(["Balance", "Orders"]);
});

it("SH-18: a page that hears of events for the first time asks for all that they tell a member of, and not for notices", () => {
  const tags = listTags(askMember());
  for (const tag of ["Balance", "Orders", "Inbox", "Member", "Avatar", "Protection"]) expect(tags).toContain(tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags).not.toContain("Notices");
});
