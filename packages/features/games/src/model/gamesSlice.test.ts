import { eventCame } from "@marquee/api-client";
import { configureStore } from "@reduxjs/toolkit";
import { expect, it } from "vitest";
import { gamesSlice, selectGameEnds } from "./gamesSlice.ts";

it("X-60: counts the ends of the member's games by their codes, and nothing of other events", () => {
  const store = configureStore({ reducer: { games: gamesSlice.reducer } });
  for (const game of ["koi", "koi", "__proto__"]) store.dispatch(eventCame({ kind: "member", data: { game } }));
  store.dispatch(eventCame({ kind: "member", data: {} }));
  store.dispatch(eventCame({ kind: "tree", data: { game: "koi" } }));
  const codes = ["koi", "heron", "__proto__", "constructor"];
  expect(codes.map((code) => selectGameEnds(store.getState(), code))).toEqual([2, 0, 1, 0]);
});
