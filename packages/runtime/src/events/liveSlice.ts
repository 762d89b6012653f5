import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type LiveState = {
  /** Since when live events come, in milliseconds; null: none come. */
  readonly since: number | null;
  /** How often the gateway has ended a game of the member's since the page is there, by the games' codes. */
  readonly gameEnds: Readonly<Record<string, number>>;
};

const initialState: LiveState = { since: null, gameEnds: {} };

const toCount = ({ gameEnds }: LiveState, code: string): number =>
  Object.hasOwn(gameEnds, code) ? (gameEnds[code] ?? 0) : 0;

/** What the gateway tells this page by itself (operations.md 4). */
export const liveSlice = createSlice({
  name: "live",
  initialState,
  reducers: {
    liveChanged: (state, { payload }: PayloadAction<number | null>) => ({ ...state, since: payload }),
    gameEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      gameEnds: { ...state.gameEnds, [payload]: toCount(state, payload) + 1 },
    }),
  },
  selectors: {
    selectLiveSince: (state) => state.since,
    selectGameEnds: toCount,
  },
});

export const { liveChanged, gameEnded } = liveSlice.actions;
export const { selectLiveSince, selectGameEnds } = liveSlice.selectors;
