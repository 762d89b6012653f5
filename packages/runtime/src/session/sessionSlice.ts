import { type AccountKind, isTrial } from "@marquee/contract";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Who is logged in. Everything else about the member is in the cache of the client. */
export type Session = { readonly token: string; readonly username: string; readonly kind: AccountKind };

type SessionState = {
  readonly session: Session | null;
  /** The token that a change in this tab or another one is about to replace, or that this tab is about to end. */
  readonly renewing: string | null;
};

const initialState: SessionState = { session: null, renewing: null };

/** Logged in means that there is a session token (spec §4). */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Session>) => ({ session: payload, renewing: null }),
    renewalBegan: (state, { payload }: PayloadAction<string>) => ({ ...state, renewing: payload }),
    renewalEnded: (state, { payload }: PayloadAction<string>) =>
      state.renewing === payload ? { ...state, renewing: null } : state,
    logoutBegan: (state) => ({ ...state, renewing: state.session?.token ?? null }),
    sessionEnded: () => initialState,
  },
  selectors: {
    selectSession: (state) => state.session,
    selectIsRenewing: ({ session, renewing }) => session !== null && session.token === renewing,
    selectIsMember: (state) => state.session !== null && !isTrial(state.session.kind),
    selectIsTrial: (state) => state.session !== null && isTrial(state.session.kind),
  },
});

export const { sessionStarted, sessionEnded, logoutBegan, renewalBegan, renewalEnded } = sessionSlice.actions;
export const { selectSession, selectIsRenewing, selectIsMember, selectIsTrial } = sessionSlice.selectors;
