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
  useRegisterMutation,
} from "./endpoints/auth.ts";
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
  useListRecentGamesQuery,
  useListVendorsQuery,
} from "./endpoints/games.ts";
export {
  memberApi,
  useGetMemberIconQuery,
  useGetMemberInfoQuery,
  useUpdateLanguageMutation,
} from "./endpoints/member.ts";
export { supportApi, toBannersRequest, useListAnnouncementsQuery } from "./endpoints/support.ts";
export { systemApi, useGetRegisterRulesQuery } from "./endpoints/system.ts";
export { useGetBalanceQuery, useListTransactionsQuery, walletApi } from "./endpoints/wallet.ts";
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
