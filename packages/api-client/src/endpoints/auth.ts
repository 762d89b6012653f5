import {
  type BotChallenge,
  type CaptchaChallenge,
  type CaptchaValue,
  confirmContact,
  type ConfirmContact,
  type ConfirmedContact,
  createPhoneToken,
  type FreePlayRequest,
  getBotChallenge,
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
  type PhoneToken,
  type PhoneTokenRequest,
  register,
  type RegisterCodeRequest,
  registerMobile,
  type RegisterMobileRequest,
  type RegisterRequest,
  type RegisterValue,
  sendRegisterCode,
  type SessionLife,
  type VerificationSent,
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
    registerMobile: build.mutation<RegisterValue, RegisterMobileRequest>({ query: toCall(registerMobile) }),
    sendRegisterCode: build.mutation<VerificationSent, RegisterCodeRequest>({ query: toCall(sendRegisterCode) }),
    createPhoneToken: build.mutation<PhoneToken, PhoneTokenRequest>({ query: toCall(createPhoneToken) }),
    confirmContact: build.mutation<ConfirmedContact, ConfirmContact>({ query: toCall(confirmContact) }),
    // Each challenge is used once.
    getBotChallenge: build.query<BotChallenge, Record<string, never>>({
      query: toCall(getBotChallenge),
      keepUnusedDataFor: 0,
    }),
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
  useConfirmContactMutation,
  useCreatePhoneTokenMutation,
  useLazyGetBotChallengeQuery,
  useRegisterMobileMutation,
  useRegisterMutation,
  useSendRegisterCodeMutation,
  useGetSessionLifeQuery,
  useKeepSessionMutation,
  useLazyGetCaptchaQuery,
  useLazyGetCaptchaChallengeQuery,
} = authApi;
