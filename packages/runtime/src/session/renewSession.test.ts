import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { client } from "../../test/client.ts";
import { createStore } from "../createStore.ts";
import { endUnlessRenewed } from "./renewSession.ts";
import { renewalBegan, renewalEnded, selectSession, sessionEnded, sessionStarted } from "./sessionSlice.ts";

const session = { token: "first-token-of-ann", username: "ann", kind: 0 } as const;

describe("a refusal that says that the session is over", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function open() {
    const store = createStore(client, []);
    store.dispatch(sessionStarted(session));
    const end = vi.fn(() => store.dispatch(sessionEnded()));
    return { store, end, refuse: () => endUnlessRenewed(store, selectSession(store.getState())?.token, end) };
  }

  it("LG-24: ends the session once, however many calls are refused", () => {
    const { end, refuse } = open();
    refuse();
    refuse();
    vi.runAllTimers();
    expect(end).toHaveBeenCalledOnce();
  });

  it("LG-19: ends nothing where another tab's word of its logout comes after the refusal", () => {
    const { store, end, refuse } = open();
    refuse();
    store.dispatch(renewalBegan(session.token));
    vi.runAllTimers();
    store.dispatch(sessionEnded());
    expect(end).not.toHaveBeenCalled();
  });

  it("LG-18: ends nothing where another token takes its place, and ends it where none does", () => {
    const { store, end, refuse } = open();
    store.dispatch(renewalBegan(session.token));
    refuse();
    vi.runAllTimers();
    store.dispatch(sessionStarted({ ...session, token: "second-token-of-ann" }));
    expect(end).not.toHaveBeenCalled();
    store.dispatch(renewalBegan("second-token-of-ann"));
    refuse();
    vi.runAllTimers();
    store.dispatch(renewalEnded("second-token-of-ann"));
    expect(end).toHaveBeenCalledOnce();
  });
});
