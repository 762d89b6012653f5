import { api, eventCame } from "@marquee/api-client";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** A change of a favourite that the gateway has not answered yet. */
type Wish = { readonly nodeId: string; readonly wanted: boolean };

type GamesState = {
  /** Pending favourite changes, one for all cards of a game (GM-12). They are dropped when the session ends. */
  readonly wishes: readonly Wish[];
  /** How often the gateway has ended a game of the member's since the page is there, by the games' codes (X-60). */
  readonly ends: Readonly<Record<string, number>>;
};

declare module "@marquee/runtime" {
  interface FeatureStates {
    readonly games: GamesState;
  }
}

const initialState: GamesState = { wishes: [], ends: {} };

const listOthers = ({ wishes }: GamesState, nodeId: string): readonly Wish[] =>
  wishes.filter((wish) => wish.nodeId !== nodeId);

const toCount = ({ ends }: GamesState, code: string): number => (Object.hasOwn(ends, code) ? (ends[code] ?? 0) : 0);

/** What the page knows of games that no answer of the gateway says. */
export const gamesSlice = createSlice({
  name: "games",
  initialState,
  reducers: {
    favouriteWished: (state, { payload }: PayloadAction<Wish>) => ({
      ...state,
      wishes: [...listOthers(state, payload.nodeId), payload],
    }),
    favouriteAnswered: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      wishes: listOthers(state, payload),
    }),
  },
  extraReducers: (build) => {
    build
      .addCase(eventCame, (state, { payload: { kind, data } }) => {
        const code = kind === "member" ? data["game"] : undefined;
        return code === undefined ? state : { ...state, ends: { ...state.ends, [code]: toCount(state, code) + 1 } };
      })
      .addMatcher(api.util.resetApiState.match, (state) => ({ ...state, wishes: [] }));
  },
  selectors: {
    selectWish: ({ wishes }, nodeId: string): boolean | undefined =>
      wishes.find((wish) => wish.nodeId === nodeId)?.wanted,
    selectGameEnds: toCount,
  },
});

export const { favouriteAnswered, favouriteWished } = gamesSlice.actions;
export const { selectWish, selectGameEnds } = gamesSlice.selectors;
