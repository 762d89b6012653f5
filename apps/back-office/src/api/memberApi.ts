import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `member`: members, their labels and documents. */
const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A search stands in the body, and in no address.
    listMembers: build.query<row.MemberPage, AtMerchant<row.ListMembers>>({
      query: toMerchantQuery(row.listMembers),
      providesTags: ["Members"],
    }),
    getMember: build.query<row.MemberSheet, AtMerchant<row.AskMember>>({
      query: toMerchantQuery(row.getMember),
      providesTags: ["Members"],
    }),
    listMemberSessions: build.query<row.StaffMemberSessions, AtMerchant<row.AskMember>>({
      query: toMerchantQuery(row.listMemberSessions),
      providesTags: ["MemberSessions"],
    }),
    getMemberWallet: build.query<row.MemberWallet, AtMerchant<row.ListMemberPart>>({
      query: toMerchantQuery(row.getMemberWallet),
      providesTags: ["MemberWallet"],
    }),
    listMemberRounds: build.query<row.MemberRounds, AtMerchant<row.ListMemberPart>>({
      query: toMerchantQuery(row.listMemberRounds),
      providesTags: ["MemberWallet"],
    }),
    listMemberMessages: build.query<row.OutboxPage, AtMerchant<row.ListMemberPart>>({
      query: toMerchantQuery(row.listMemberMessages),
      providesTags: ["Messages"],
    }),
    listMemberRemarks: build.query<row.MemberRemarks, AtMerchant<row.AskMember>>({
      query: toMerchantQuery(row.listMemberRemarks),
      providesTags: ["MemberRemarks"],
    }),
    addMemberRemark: build.mutation<Nothing, AtMerchant<row.AddMemberRemark>>({
      query: toMerchantQuery(row.addMemberRemark),
      invalidatesTags: ["MemberRemarks", "MemberChanges", "Audit"],
    }),
    listMemberSignals: build.query<row.MemberSignals, AtMerchant<row.AskMember>>({
      query: toMerchantQuery(row.listMemberSignals),
      providesTags: ["Members"],
    }),
    listMemberChanges: build.query<row.MemberChanges, AtMerchant<row.AskMember>>({
      query: toMerchantQuery(row.listMemberChanges),
      providesTags: ["MemberChanges"],
    }),
    // Refused too: somebody else has changed what the page shows.
    setMemberState: build.mutation<row.MemberVersion, AtMerchant<row.SetMemberState>>({
      query: toMerchantQuery(row.setMemberState),
      invalidatesTags: ["Members", "MemberSessions", "MemberChanges", "Audit"],
    }),
    setMemberLabels: build.mutation<row.MemberVersion, AtMerchant<row.SetMemberLabels>>({
      query: toMerchantQuery(row.setMemberLabels),
      invalidatesTags: ["Members", "Labels", "Restrictions", "MemberChanges", "Audit"],
    }),
    setMemberStates: build.mutation<row.ChangedMembers, AtMerchant<row.SetMemberStates>>({
      query: toMerchantQuery(row.setMemberStates),
      invalidatesTags: ["Members", "MemberSessions", "MemberChanges", "Audit"],
    }),
    labelMembers: build.mutation<row.ChangedMembers, AtMerchant<row.LabelMembers>>({
      query: toMerchantQuery(row.labelMembers),
      invalidatesTags: ["Members", "Labels", "Restrictions", "MemberChanges", "Audit"],
    }),
    sendOffer: build.mutation<row.SentOffer, AtMerchant<row.SendOffer>>({
      query: toMerchantQuery(row.sendOffer),
      invalidatesTags: ["Messages", "Audit"],
    }),
    endMemberSessions: build.mutation<Nothing, AtMerchant<row.EndMemberSessions>>({
      query: toMerchantQuery(row.endMemberSessions),
      invalidatesTags: ["MemberSessions", "MemberChanges", "Audit"],
    }),
    proposeFactorRemoval: build.mutation<row.ProposalId, AtMerchant<row.ProposeFactorRemoval>>({
      query: toMerchantQuery(row.proposeFactorRemoval),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    giveMemberPassword: build.mutation<row.GivenPassword, AtMerchant<row.SecureMember>>({
      query: toMerchantQuery(row.giveMemberPassword),
      invalidatesTags: ["Members", "MemberSessions", "MemberChanges", "Audit"],
    }),
    proposeAdjustment: build.mutation<row.ProposalId, AtMerchant<row.ProposeAdjustment>>({
      query: toMerchantQuery(row.proposeAdjustment),
      invalidatesTags: ["Proposals", "Audit"],
    }),
  }),
});

export const {
  useListMembersQuery,
  useGetMemberQuery,
  useListMemberSessionsQuery,
  useGetMemberWalletQuery,
  useListMemberRoundsQuery,
  useListMemberMessagesQuery,
  useListMemberRemarksQuery,
  useAddMemberRemarkMutation,
  useListMemberSignalsQuery,
  useListMemberChangesQuery,
  useSetMemberStateMutation,
  useSetMemberLabelsMutation,
  useSetMemberStatesMutation,
  useLabelMembersMutation,
  useSendOfferMutation,
  useEndMemberSessionsMutation,
  useProposeFactorRemovalMutation,
  useGiveMemberPasswordMutation,
  useProposeAdjustmentMutation,
} = memberApi;
