import { createSlice } from "@reduxjs/toolkit";
import { expect, it } from "vitest";
import { client } from "../test/client.ts";
import { createStore } from "./createStore.ts";
import { listManifestFaults } from "./manifests/listManifestFaults.ts";

// Through the package's index, as features do it.
declare module "@marquee/runtime" {
  interface FeatureStates {
    /** Exists only in this test. */
    readonly storeTest: number;
  }
}

it("a feature's slice is in the store under its name, with a state of each store's own", () => {
  const slice = createSlice({ name: "storeTest", initialState: 1, reducers: { counted: (state) => state + 1 } });
  const [first, second] = [
    createStore(client, [{ id: "storeTest", slice }]),
    createStore(client, [{ id: "storeTest", slice }]),
  ];
  first.dispatch(slice.actions.counted());
  expect([first.getState().storeTest, second.getState().storeTest]).toEqual([2, 1]);
  expect(createStore(client, []).getState()).not.toHaveProperty("storeTest");
});

it("a slice that is not under its feature's id is named", () => {
  const slice = createSlice({ name: "storeTest", initialState: 1, reducers: {} });
  expect(listManifestFaults([{ id: "wallet", slice }])[0]).toBe(
    'wallet: found the slice "storeTest", expected the feature\'s id',
  );
});
