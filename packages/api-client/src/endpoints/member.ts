import {
  getMemberIcon,
  getMemberInfo,
  type LanguageChoice,
  type MemberIcon,
  type MemberInfo,
  updateLanguage,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `member`. */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberInfo: build.query<MemberInfo, Record<string, never>>({
      query: toCall(getMemberInfo),
      providesTags: ["Session"],
    }),
    getMemberIcon: build.query<MemberIcon, Record<string, never>>({
      query: toCall(getMemberIcon),
      providesTags: ["Session"],
    }),
    updateLanguage: build.mutation<LanguageChoice, LanguageChoice>({ query: toCall(updateLanguage) }),
  }),
});

export const { useGetMemberInfoQuery, useGetMemberIconQuery, useUpdateLanguageMutation } = memberApi;
