import { type AccountKind, isAgentKind, isTrial, isTrialAgent } from "@marquee/contract";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Who is logged in. Everything else about the member is in the cache of the client. */
export type Session = { readonly token: string; readonly username: string; readonly kind: AccountKind };

type SessionState = { readonly session: Session | null };

const initialState: SessionState = { session: null };

/** Logged in means that there is a session token (spec §4). */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Session>) => ({ session: payload }),
    sessionEnded: () => initialState,
  },
  selectors: {
    selectSession: (state) => state.session,
    selectIsMember: (state) => state.session !== null && !isTrial(state.session.kind),
    selectIsTrial: (state) => state.session !== null && isTrial(state.session.kind),
    selectIsAgent: (state) => state.session !== null && isAgentKind(state.session.kind),
    selectIsTrialAgent: (state) => state.session !== null && isTrialAgent(state.session.kind),
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectSession, selectIsMember, selectIsTrial, selectIsAgent, selectIsTrialAgent } =
  sessionSlice.selectors;
