import {
  checkSocialLink,
  confirmSocialLink,
  listSocialLinks,
  removeSocialLink,
  type RemoveSocialLink,
  type SocialAddress,
  type SocialAnswer,
  type SocialLink,
  type SocialLinks,
  type SocialLinkStart,
  type SocialTicket,
  startSocialLink,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `security` about accounts at providers. */
const socialLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSocialLinks: build.query<SocialLinks, Record<string, never>>({
      query: toCall(listSocialLinks),
      keepUnusedDataFor: 0,
      providesTags: ["Session"],
    }),
    startSocialLink: build.mutation<SocialAddress, SocialLinkStart>({ query: toCall(startSocialLink) }),
    checkSocialLink: build.mutation<SocialTicket, SocialAnswer>({ query: toCall(checkSocialLink) }),
    confirmSocialLink: build.mutation<Record<string, never>, SocialLink>({ query: toCall(confirmSocialLink) }),
    removeSocialLink: build.mutation<Record<string, never>, RemoveSocialLink>({ query: toCall(removeSocialLink) }),
  }),
});

export const {
  useListSocialLinksQuery,
  useStartSocialLinkMutation,
  useCheckSocialLinkMutation,
  useConfirmSocialLinkMutation,
  useRemoveSocialLinkMutation,
} = socialLinkApi;
