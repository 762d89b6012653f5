import {
  type AccountActivity,
  changePassword,
  type ChangePasswordRequest,
  endSession,
  type EndSessionRequest,
  listActivity,
  listSessions,
  type MemberSessions,
  type RenewedSession,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `security`. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<RenewedSession, ChangePasswordRequest>({ query: toCall(changePassword) }),
    listSessions: build.query<MemberSessions, Record<string, never>>({
      query: toCall(listSessions),
      keepUnusedDataFor: 0,
      providesTags: ["Session"],
    }),
    endSession: build.mutation<Record<string, never>, EndSessionRequest>({ query: toCall(endSession) }),
    listActivity: build.query<AccountActivity, Record<string, never>>({
      query: toCall(listActivity),
      keepUnusedDataFor: 0,
      providesTags: ["Session"],
    }),
  }),
});

export const { useChangePasswordMutation, useEndSessionMutation, useListActivityQuery, useListSessionsQuery } =
  securityApi;
