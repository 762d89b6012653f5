import {
  type ChangeContact,
  changeContact,
  type CloseAccount,
  closeAccount,
  type DataExport,
  getDataExport,
  getIdentity,
  type Identity,
  type PasswordProof,
  requestDataExport,
  type ResetPaymentPassword,
  resetPaymentPassword,
  type SendContactCode,
  sendContactCode,
  type SetPaymentPassword,
  setPaymentPassword,
  type SubmitIdentity,
  submitIdentity,
  type VerificationSent,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

type Done = Record<string, never>;

/** Calls of domain `security` about contacts, the payment password, data, closing and identity. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPaymentPassword: build.mutation<Done, SetPaymentPassword>({
      query: toCall(setPaymentPassword),
      invalidatesTags: ["Member"],
    }),
    resetPaymentPassword: build.mutation<Done, ResetPaymentPassword>({
      query: toCall(resetPaymentPassword),
      invalidatesTags: ["Member"],
    }),
    sendContactCode: build.mutation<VerificationSent, SendContactCode>({ query: toCall(sendContactCode) }),
    changeContact: build.mutation<Done, ChangeContact>({ query: toCall(changeContact), invalidatesTags: ["Member"] }),
    getDataExport: build.query<DataExport, Done>({
      query: toCall(getDataExport),
      keepUnusedDataFor: 0,
      providesTags: ["Session", "DataExport"],
    }),
    requestDataExport: build.mutation<DataExport, PasswordProof>({
      query: toCall(requestDataExport),
      invalidatesTags: ["DataExport"],
    }),
    closeAccount: build.mutation<Done, CloseAccount>({ query: toCall(closeAccount) }),
    getIdentity: build.query<Identity, Done>({
      query: toCall(getIdentity),
      keepUnusedDataFor: 0,
      providesTags: ["Session", "Identity"],
    }),
    submitIdentity: build.mutation<Identity, SubmitIdentity>({
      query: toCall(submitIdentity),
      invalidatesTags: ["Identity", "Member"],
    }),
  }),
});

export const {
  useChangeContactMutation,
  useCloseAccountMutation,
  useGetDataExportQuery,
  useGetIdentityQuery,
  useRequestDataExportMutation,
  useResetPaymentPasswordMutation,
  useSendContactCodeMutation,
  useSetPaymentPasswordMutation,
  useSubmitIdentityMutation,
} = accountApi;
