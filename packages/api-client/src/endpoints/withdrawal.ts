import {
  type AddWithdrawalAccount,
  addWithdrawalAccount,
  type Complain,
  complainAboutWithdrawal,
  type ConfirmWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  type CreateWithdrawalRequest,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
  type ListWithdrawalsRequest,
  removeWithdrawalAccount,
  type WithdrawalAccount,
  type WithdrawalAccountId,
  type WithdrawalList,
  type WithdrawalOptions,
  type WithdrawalOrder,
  type WithdrawalOrderNo,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `withdrawal`. */
export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawalOptions: build.query<WithdrawalOptions, Record<string, never>>({
      query: toCall(getWithdrawalOptions),
      providesTags: ["Session", "Balance", "Orders"],
    }),
    addWithdrawalAccount: build.mutation<WithdrawalAccount[], AddWithdrawalAccount>({
      query: toCall(addWithdrawalAccount),
      invalidatesTags: (_, error) => (error ? [] : ["Orders"]),
    }),
    removeWithdrawalAccount: build.mutation<WithdrawalAccount[], WithdrawalAccountId>({
      query: toCall(removeWithdrawalAccount),
      invalidatesTags: ["Orders"],
    }),
    createWithdrawal: build.mutation<WithdrawalOrder, CreateWithdrawalRequest>({
      query: toCall(createWithdrawal),
      invalidatesTags: (_, error) => (error ? [] : ["Orders", "Balance"]),
    }),
    getWithdrawal: build.query<WithdrawalOrder, WithdrawalOrderNo>({
      query: toCall(getWithdrawal),
      providesTags: ["Session", "Orders"],
    }),
    // Refused too: the order may have ended in the meantime.
    confirmWithdrawal: build.mutation<WithdrawalOrder, ConfirmWithdrawal>({
      query: toCall(confirmWithdrawal),
      invalidatesTags: ["Orders"],
    }),
    complainAboutWithdrawal: build.mutation<WithdrawalOrder, Complain>({
      query: toCall(complainAboutWithdrawal),
      invalidatesTags: (_, error) => (error ? [] : ["Orders"]),
    }),
    listWithdrawals: build.query<WithdrawalList, ListWithdrawalsRequest>({
      query: toCall(listWithdrawals),
      providesTags: ["Session", "Orders"],
    }),
  }),
});

export const {
  useGetWithdrawalOptionsQuery,
  useAddWithdrawalAccountMutation,
  useRemoveWithdrawalAccountMutation,
  useCreateWithdrawalMutation,
  useGetWithdrawalQuery,
  useConfirmWithdrawalMutation,
  useComplainAboutWithdrawalMutation,
  useListWithdrawalsQuery,
} = withdrawalApi;
