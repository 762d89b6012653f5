import {
  confirmPasswordReset,
  confirmTotp,
  type ConfirmTotpRequest,
  forgotPassword,
  type ForgotPasswordRequest,
  type ForgotPasswordValue,
  getSecondFactor,
  type LoginValue,
  type PasswordRequest,
  type PasswordResetRequest,
  type RecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
  listResetSignIns,
  resetPasswordBySms,
  type ResetSignIns,
  type ResetSignInsRequest,
  type SecondFactor,
  type SmsPasswordResetRequest,
  startTotp,
  type TotpSecret,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `security` about forgotten passwords and the second step of logins. */
const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<ForgotPasswordValue, ForgotPasswordRequest>({ query: toCall(forgotPassword) }),
    confirmPasswordReset: build.mutation<LoginValue, PasswordResetRequest>({ query: toCall(confirmPasswordReset) }),
    listResetSignIns: build.query<ResetSignIns, ResetSignInsRequest>({
      query: toCall(listResetSignIns),
      keepUnusedDataFor: 0,
    }),
    resetPasswordBySms: build.mutation<LoginValue, SmsPasswordResetRequest>({ query: toCall(resetPasswordBySms) }),
    getSecondFactor: build.query<SecondFactor, Record<string, never>>({
      query: toCall(getSecondFactor),
      keepUnusedDataFor: 0,
      providesTags: ["Session"],
    }),
    startTotp: build.mutation<TotpSecret, PasswordRequest>({ query: toCall(startTotp) }),
    confirmTotp: build.mutation<RecoveryCodes, ConfirmTotpRequest>({ query: toCall(confirmTotp) }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, PasswordRequest>({ query: toCall(renewRecoveryCodes) }),
    removeTotp: build.mutation<Record<string, never>, PasswordRequest>({ query: toCall(removeTotp) }),
  }),
});

export const {
  useForgotPasswordMutation,
  useConfirmPasswordResetMutation,
  useListResetSignInsQuery,
  useResetPasswordBySmsMutation,
  useGetSecondFactorQuery,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useRemoveTotpMutation,
} = passwordApi;
