import {
  type CaptchaChallenge,
  type CaptchaValue,
  type FreePlayRequest,
  getCaptcha,
  getCaptchaChallenge,
  getSessionLife,
  keepSession,
  login,
  loginFreePlay,
  type LoginRequest,
  type LoginValue,
  logout,
  type LogoutRequest,
  register,
  type RegisterRequest,
  type RegisterValue,
  type SessionLife,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `auth`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginValue, LoginRequest>({ query: toCall(login) }),
    loginFreePlay: build.mutation<LoginValue, FreePlayRequest>({ query: toCall(loginFreePlay) }),
    logout: build.mutation<Record<string, never>, LogoutRequest>({ query: toCall(logout) }),
    register: build.mutation<RegisterValue, RegisterRequest>({ query: toCall(register) }),
    // An answer is valid only at the moment it arrives.
    getSessionLife: build.query<SessionLife, Record<string, never>>({
      query: toCall(getSessionLife),
      keepUnusedDataFor: 0,
    }),
    keepSession: build.mutation<SessionLife, Record<string, never>>({ query: toCall(keepSession) }),
    // Each picture and challenge is used once, so neither is kept.
    getCaptcha: build.query<CaptchaValue, { t?: string; format?: "json" }>({
      query: toCall(getCaptcha),
      keepUnusedDataFor: 0,
    }),
    getCaptchaChallenge: build.query<CaptchaChallenge, Record<string, never>>({
      query: toCall(getCaptchaChallenge),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useLoginMutation,
  useLoginFreePlayMutation,
  useLogoutMutation,
  useRegisterMutation,
  useGetSessionLifeQuery,
  useKeepSessionMutation,
  useLazyGetCaptchaQuery,
  useLazyGetCaptchaChallengeQuery,
} = authApi;
