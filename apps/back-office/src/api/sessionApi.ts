import * as row from "@marquee/contract/staff";
import { api, toQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** The caller's own calls: login, factors, sessions. */
const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<row.StaffSession, Nothing>({
      query: toQuery(row.getStaffSession),
      providesTags: ["Session"],
      keepUnusedDataFor: 3_600,
    }),
    login: build.mutation<row.StaffStepValue, row.StaffLogin>({
      query: toQuery(row.loginStaff),
      invalidatesTags: (value) => (value === undefined ? [] : ["Session"]),
    }),
    completeLogin: build.mutation<row.StaffStepValue, row.StaffCode>({
      query: toQuery(row.completeStaffLogin),
      invalidatesTags: (value) => (value === undefined ? [] : ["Session"]),
    }),
    startPasskeyLogin: build.mutation<row.StaffPasskeyOptions, Nothing>({ query: toQuery(row.startStaffPasskeyLogin) }),
    loginByPasskey: build.mutation<row.StaffStepValue, row.StaffPasskeyAnswer>({
      query: toQuery(row.loginStaffByPasskey),
      invalidatesTags: (value) => (value === undefined ? [] : ["Session"]),
    }),
    logout: build.mutation<Nothing, Nothing>({ query: toQuery(row.logoutStaff) }),
    startSecondFactor: build.mutation<row.StaffTotp, row.StartStaffFactor>({
      query: toQuery(row.startStaffSecondFactor),
    }),
    confirmSecondFactor: build.mutation<row.StaffRecoveryCodes, row.StaffCode>({
      query: toQuery(row.confirmStaffSecondFactor),
    }),
    removeSecondFactor: build.mutation<Nothing, row.StaffPasswordProof>({
      query: toQuery(row.removeStaffSecondFactor),
      invalidatesTags: ["Session"],
    }),
    listPasskeys: build.query<row.StaffPasskeyList, Nothing>({
      query: toQuery(row.listStaffPasskeys),
      providesTags: ["Own"],
    }),
    startPasskey: build.mutation<row.StaffPasskeyOptions, row.StartStaffFactor>({
      query: toQuery(row.startStaffPasskey),
    }),
    createPasskey: build.mutation<Nothing, row.StaffPasskeyAnswer>({
      query: toQuery(row.createStaffPasskey),
      invalidatesTags: ["Own", "Session"],
    }),
    removePasskey: build.mutation<Nothing, row.RemoveStaffPasskey>({
      query: toQuery(row.removeStaffPasskey),
      invalidatesTags: ["Own"],
    }),
    changePassword: build.mutation<Nothing, row.StaffPassword>({
      query: toQuery(row.changeStaffPassword),
      invalidatesTags: ["Own"],
    }),
    listSessions: build.query<row.StaffSessionList, Nothing>({
      query: toQuery(row.listStaffSessions),
      providesTags: ["Own"],
    }),
    endSession: build.mutation<Nothing, row.EndStaffSession>({
      query: toQuery(row.endStaffSession),
      invalidatesTags: ["Own"],
    }),
    getInvitation: build.query<row.StaffInvitation, row.StaffInvitationToken>({
      query: toQuery(row.getStaffInvitation),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<row.StaffStepValue, row.AcceptStaffInvitation>({
      query: toQuery(row.acceptStaffInvitation),
      invalidatesTags: (value) => (value === undefined ? [] : ["Session"]),
    }),
  }),
});

export const {
  useGetSessionQuery,
  useLoginMutation,
  useCompleteLoginMutation,
  useStartPasskeyLoginMutation,
  useLoginByPasskeyMutation,
  useLogoutMutation,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useCreatePasskeyMutation,
  useRemovePasskeyMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = sessionApi;
