import {
  type CodeLoginRequest,
  createLoginCode,
  type LoginCode,
  loginByCode,
  loginByPasskey,
  type LoginCodeRequest,
  type LoginValue,
  type PasskeyLoginRequest,
  type PasskeyOptions,
  sendLoginCode,
  sendSmsCode,
  type SmsCodeRequest,
  listSocialProviders,
  type SocialAddress,
  type SocialLoginStart,
  type SocialProviders,
  startPasskeyLogin,
  startSocialLogin,
  type VerificationSent,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `auth` that open a session, besides the login itself. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSmsCode: build.mutation<VerificationSent, SmsCodeRequest>({ query: toCall(sendSmsCode) }),
    sendLoginCode: build.mutation<VerificationSent, LoginCodeRequest>({ query: toCall(sendLoginCode) }),
    createLoginCode: build.mutation<LoginCode, Record<string, never>>({ query: toCall(createLoginCode) }),
    startPasskeyLogin: build.mutation<PasskeyOptions, Record<string, never>>({ query: toCall(startPasskeyLogin) }),
    loginByPasskey: build.mutation<LoginValue, PasskeyLoginRequest>({ query: toCall(loginByPasskey) }),
    listSocialProviders: build.query<SocialProviders, Record<string, never>>({ query: toCall(listSocialProviders) }),
    startSocialLogin: build.mutation<SocialAddress, SocialLoginStart>({ query: toCall(startSocialLogin) }),
    loginByCode: build.mutation<LoginValue, CodeLoginRequest>({ query: toCall(loginByCode) }),
  }),
});

export const {
  useCreateLoginCodeMutation,
  useSendSmsCodeMutation,
  useSendLoginCodeMutation,
  useStartPasskeyLoginMutation,
  useLoginByPasskeyMutation,
  useListSocialProvidersQuery,
  useStartSocialLoginMutation,
} = loginApi;
