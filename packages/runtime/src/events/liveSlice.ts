import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type LiveState = {
  /** Since when live events come, in milliseconds; null: none come. */
  readonly since: number | null;
};

const initialState: LiveState = { since: null };

/** Whether the gateway tells this page things by itself (operations.md 4). */
export const liveSlice = createSlice({
  name: "live",
  initialState,
  reducers: {
    liveChanged: (_, { payload }: PayloadAction<number | null>) => ({ since: payload }),
  },
  selectors: {
    selectLiveSince: (state) => state.since,
  },
});

export const { liveChanged } = liveSlice.actions;
export const { selectLiveSince } = liveSlice.selectors;
