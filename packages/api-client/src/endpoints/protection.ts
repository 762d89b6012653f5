import * as contract from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

type None = Record<string, never>;

/** Calls of domain `protection`. A change may be refused since another page made one, so the answer is asked for anew in any case. */
const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProtection: build.query<contract.Protection, None>({
      query: toCall(contract.getProtection),
      providesTags: ["Session", "Protection", "Orders"],
    }),
    setLimit: build.mutation<contract.Protection, contract.SetLimit>({
      query: toCall(contract.setLimit),
      invalidatesTags: ["Protection"],
    }),
    confirmLimit: build.mutation<contract.Protection, contract.LimitName>({
      query: toCall(contract.confirmLimit),
      invalidatesTags: ["Protection"],
    }),
    keepLimit: build.mutation<contract.Protection, contract.LimitName>({
      query: toCall(contract.keepLimit),
      invalidatesTags: ["Protection"],
    }),
    setRealityCheck: build.mutation<contract.Protection, contract.SetRealityCheck>({
      query: toCall(contract.setRealityCheck),
      invalidatesTags: ["Protection"],
    }),
    takeTimeOut: build.mutation<contract.Protection, contract.TimeOut>({
      query: toCall(contract.takeTimeOut),
      invalidatesTags: ["Protection"],
    }),
    excludeSelf: build.mutation<contract.Protection, contract.Exclude>({
      query: toCall(contract.excludeSelf),
      invalidatesTags: ["Protection"],
    }),
    readDepositMessage: build.mutation<contract.Protection, None>({
      query: toCall(contract.readDepositMessage),
      invalidatesTags: ["Protection"],
    }),
    notePlay: build.mutation<contract.Play, None>({ query: toCall(contract.notePlay) }),
    answerRealityCheck: build.mutation<contract.Play, None>({ query: toCall(contract.answerRealityCheck) }),
  }),
});

export const {
  useGetProtectionQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useKeepLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
  useReadDepositMessageMutation,
  useNotePlayMutation,
  useAnswerRealityCheckMutation,
} = protectionApi;
