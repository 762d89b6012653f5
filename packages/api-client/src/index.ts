export { type ApiError, isApiError } from "./ApiError.ts";
export { api } from "./api.ts";
export { baseQuery, type Call } from "./baseQuery.ts";
export { type ClientContext, isClientContext } from "./ClientContext.ts";
export {
  authApi,
  useGetSessionLifeQuery,
  useKeepSessionMutation,
  useLazyGetCaptchaChallengeQuery,
  useLazyGetCaptchaQuery,
  useLoginFreePlayMutation,
  useLoginMutation,
  useLogoutMutation,
  useConfirmContactMutation,
  useCreatePhoneTokenMutation,
  useLazyGetBotChallengeQuery,
  useRegisterMobileMutation,
  useRegisterMutation,
  useSendRegisterCodeMutation,
} from "./endpoints/auth.ts";
export {
  useCreateLoginCodeMutation,
  loginApi,
  useListSocialProvidersQuery,
  useLoginByPasskeyMutation,
  useSendLoginCodeMutation,
  useSendSmsCodeMutation,
  useStartPasskeyLoginMutation,
  useStartSocialLoginMutation,
} from "./endpoints/login.ts";
export {
  useCheckSocialLinkMutation,
  useConfirmSocialLinkMutation,
  useListSocialLinksQuery,
  useRemoveSocialLinkMutation,
  useStartSocialLinkMutation,
} from "./endpoints/socialLink.ts";
export {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useStartPasskeyMutation,
} from "./endpoints/passkey.ts";
export {
  useConfirmPasswordResetMutation,
  useListResetSignInsQuery,
  useConfirmTotpMutation,
  useForgotPasswordMutation,
  useGetSecondFactorQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useResetPasswordBySmsMutation,
  useStartTotpMutation,
} from "./endpoints/password.ts";
export {
  agentApi,
  useGetAffiliateQuery,
  useLazyGetAffiliateQuery,
  useListInvitationCodesQuery,
} from "./endpoints/agent.ts";
export {
  inboxApi,
  useDeleteInboxMutation,
  useGetUnreadCountQuery,
  useListInboxQuery,
  useReadInboxMutation,
} from "./endpoints/inbox.ts";
export { type GamePageRequest, useListGamePagesInfiniteQuery } from "./endpoints/gamePages.ts";
export {
  gamesApi,
  useGetGameMenusQuery,
  useLaunchGameFallbackMutation,
  useLaunchGameMutation,
  useListFavouriteGamesQuery,
  useListFavouriteIdsQuery,
  useListGamesQuery,
  useListHotGamesQuery,
  useListCollectionsQuery,
  useListRecentGamesQuery,
  useListVendorsQuery,
} from "./endpoints/games.ts";
export {
  memberApi,
  useChooseAvatarMutation,
  useCreateFileLinkMutation,
  useGetMemberIconQuery,
  useGetMemberInfoQuery,
  useGetPlayerAvatarQuery,
  useGetPreferencesQuery,
  useUpdateLanguageMutation,
  useUpdateMemberInfoMutation,
  useUpdatePreferencesMutation,
  useUploadPictureMutation,
} from "./endpoints/member.ts";
export {
  useChangeContactMutation,
  useCloseAccountMutation,
  useGetDataExportQuery,
  useGetIdentityQuery,
  useRequestDataExportMutation,
  useResetPaymentPasswordMutation,
  useSendContactCodeMutation,
  useSetPaymentPasswordMutation,
  useSubmitIdentityMutation,
} from "./endpoints/account.ts";
export {
  useCreateReportFileMutation,
  useMailReportMutation,
  useGetBetQuery,
  useGetProfitQuery,
  useListBetsQuery,
} from "./endpoints/report.ts";
export {
  promotionsApi,
  useCancelBonusMutation,
  useGetAvailablePromoQuery,
  useListBonusesQuery,
} from "./endpoints/promotions.ts";
export { readEvents, type StreamEnd } from "./readEvents.ts";
export { fetchPrivateFile } from "./fetchPrivateFile.ts";
export { saveFile } from "./saveFile.ts";
export { supportApi, toBannersRequest, toNoticesRequest, useListAnnouncementsQuery } from "./endpoints/support.ts";
export { systemApi, useGetRegisterRulesQuery, useListCountriesQuery } from "./endpoints/system.ts";
export {
  useCancelDepositMutation,
  useCreateDepositMutation,
  useGetBalanceQuery,
  useGetDisplayRateQuery,
  useGetFundsQuery,
  useGetDepositQuery,
  useGetMerchantWalletQuery,
  useListDepositMethodsQuery,
  useListDepositsQuery,
  useListMovementsQuery,
  useListTransactionsQuery,
  useListWalletTransfersQuery,
  useTransferWalletMutation,
  walletApi,
} from "./endpoints/wallet.ts";
export {
  useAddWithdrawalAccountMutation,
  useComplainAboutWithdrawalMutation,
  useConfirmWithdrawalMutation,
  useCreateWithdrawalMutation,
  useGetWithdrawalOptionsQuery,
  useGetWithdrawalQuery,
  useListWithdrawalsQuery,
  useRemoveWithdrawalAccountMutation,
  withdrawalApi,
} from "./endpoints/withdrawal.ts";
export { favouritesSlice } from "./favourites/favouritesSlice.ts";
export { selectIsFavourite } from "./favourites/selectIsFavourite.ts";
export { setFavourite } from "./favourites/setFavourite.ts";
export { keepHost, pickHost, toImageUrl } from "./hosts.ts";
export { toOwnPath } from "./toOwnPath.ts";
export {
  useChangePasswordMutation,
  useEndSessionMutation,
  useListActivityQuery,
  useListSessionsQuery,
} from "./endpoints/security.ts";
export {
  useAnswerRealityCheckMutation,
  useConfirmLimitMutation,
  useExcludeSelfMutation,
  useGetProtectionQuery,
  useKeepLimitMutation,
  useNotePlayMutation,
  useReadDepositMessageMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
} from "./endpoints/protection.ts";
export { useGetReferralQuery } from "./endpoints/referral.ts";
