import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `staff`: people, proposals, the audit log. */
const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<row.PersonList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listPeople),
      providesTags: ["People"],
    }),
    invitePerson: build.mutation<row.ProposalId, AtMerchant<row.InvitePerson>>({
      query: toMerchantQuery(row.invitePerson),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    proposeRoles: build.mutation<row.ProposalId, AtMerchant<row.ProposeRoles>>({
      query: toMerchantQuery(row.proposeRoles),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    proposeReset: build.mutation<row.ProposalId, AtMerchant<row.ProposeStaffReset>>({
      query: toMerchantQuery(row.proposeStaffReset),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    setPersonState: build.mutation<Nothing, AtMerchant<row.SetPersonState>>({
      query: toMerchantQuery(row.setPersonState),
      invalidatesTags: ["People", "Audit"],
    }),
    listProposals: build.query<row.ProposalPage, AtMerchant<row.ListProposals>>({
      query: toMerchantQuery(row.listProposals),
      providesTags: ["Proposals"],
    }),
    decideProposal: build.mutation<row.Proposal, AtMerchant<row.DecideProposal>>({
      query: toMerchantQuery(row.decideProposal),
      // Whatever was proposed may have changed anything.
      invalidatesTags: [
        "Proposals",
        "People",
        "MemberSessions",
        "MemberChanges",
        "MemberWallet",
        "Turnover",
        "Withdrawals",
        "Switches",
        "Audit",
      ],
    }),
    listAudit: build.query<row.AuditPage, AtMerchant<row.ListAudit>>({
      query: toMerchantQuery(row.listAudit),
      providesTags: ["Audit"],
    }),
    checkAudit: build.query<row.AuditCheck, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.checkAudit),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListPeopleQuery,
  useInvitePersonMutation,
  useProposeRolesMutation,
  useProposeResetMutation,
  useSetPersonStateMutation,
  useListProposalsQuery,
  useDecideProposalMutation,
  useListAuditQuery,
  useLazyCheckAuditQuery,
} = staffApi;
