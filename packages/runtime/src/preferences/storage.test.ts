import { expect, it } from "vitest";
import { toStorage } from "./storage.ts";

/** A browser's storage, which may be full. */
function createStorage() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  const storage: globalThis.Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
  return { storage, state };
}

it("forgets what another tab has taken away", () => {
  const { storage } = createStorage();
  const store = toStorage<"lang">(() => storage);
  store.set("lang", "VI");
  expect(store.get("lang")).toBe("VI");
  storage.clear();
  expect(store.get("lang")).toBeNull();
});

it("keeps for the page what a full storage refuses, before what it has", () => {
  const { storage, state } = createStorage();
  const store = toStorage<"lang">(() => storage);
  store.set("lang", "VI");
  state.isFull = true;
  store.set("lang", "EN");
  expect([store.get("lang"), storage.getItem("lang")]).toEqual(["EN", "VI"]);
  state.isFull = false;
  store.set("lang", "TH");
  storage.removeItem("lang");
  expect(store.get("lang")).toBeNull();
});

it("keeps values for the page where there is no storage", () => {
  const store = toStorage<"lang">(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  store.set("lang", "VI");
  expect(store.get("lang")).toBe("VI");
  store.remove("lang");
  expect(store.get("lang")).toBeNull();
});
