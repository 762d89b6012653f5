import {
  type AvatarChoice,
  chooseAvatar,
  createFileLink,
  type FileLink,
  type FileLinkRequest,
  getMemberIcon,
  getMemberInfo,
  getPlayerAvatar,
  getPreferences,
  type LanguageChoice,
  type MemberIcon,
  type MemberInfo,
  type PlayerAvatar,
  type Preferences,
  updateLanguage,
  type UpdateMemberInfo,
  updateMemberInfo,
  type UpdatePreferences,
  updatePreferences,
  type Upload,
  uploadPicture,
  type UploadRequest,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `member`. */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberInfo: build.query<MemberInfo, Record<string, never>>({
      query: toCall(getMemberInfo),
      // Its labels are in the page's language.
      providesTags: ["Session", "Member", "Texts"],
    }),
    updateMemberInfo: build.mutation<MemberInfo, UpdateMemberInfo>({
      query: toCall(updateMemberInfo),
      invalidatesTags: ["Member"],
    }),
    getMemberIcon: build.query<MemberIcon, Record<string, never>>({
      query: toCall(getMemberIcon),
      providesTags: ["Session", "Avatar"],
    }),
    getPlayerAvatar: build.query<PlayerAvatar, Record<string, never>>({
      query: toCall(getPlayerAvatar),
      keepUnusedDataFor: 0,
      providesTags: ["Session", "Avatar"],
    }),
    chooseAvatar: build.mutation<MemberIcon, AvatarChoice>({
      query: toCall(chooseAvatar),
      invalidatesTags: ["Avatar"],
    }),
    uploadPicture: build.mutation<Upload, UploadRequest & { readonly file: File }>({ query: toCall(uploadPicture) }),
    createFileLink: build.mutation<FileLink, FileLinkRequest>({ query: toCall(createFileLink) }),
    getPreferences: build.query<Preferences, Record<string, never>>({
      query: toCall(getPreferences),
      keepUnusedDataFor: 0,
      providesTags: ["Session", "Member"],
    }),
    updatePreferences: build.mutation<Preferences, UpdatePreferences>({
      query: toCall(updatePreferences),
      invalidatesTags: ["Member"],
    }),
    updateLanguage: build.mutation<LanguageChoice, LanguageChoice>({ query: toCall(updateLanguage) }),
  }),
});

export const {
  useChooseAvatarMutation,
  useCreateFileLinkMutation,
  useGetMemberInfoQuery,
  useGetMemberIconQuery,
  useGetPlayerAvatarQuery,
  useGetPreferencesQuery,
  useUpdateLanguageMutation,
  useUpdateMemberInfoMutation,
  useUpdatePreferencesMutation,
  useUploadPictureMutation,
} = memberApi;
