import {
  inboxApi,
  promotionsApi,
  supportApi,
  toBannersRequest,
  toNoticesRequest,
  walletApi,
} from "@marquee/api-client";
import type { AvailablePromo, Banner, Notice, SystemStatus } from "@marquee/contract";
import type { AppState } from "../createStore.ts";
import { selectStatus } from "../startup/statusQuery.ts";

// The public state (EN-25): what the page knows of the site and of the member, read from the answers that the client keeps. Nothing is
// copied: a value is what the last answer said, and undefined before the first one and after logging out. A selector asks for nothing
// itself: whoever shows a value that no other part of the page asks for uses the query's hook.

const noRequest = {};
const selectFirstBalance = walletApi.endpoints.getBalance.select(noRequest);
const selectUnreadCount = inboxApi.endpoints.getUnreadCount.select(noRequest);
const selectPromo = promotionsApi.endpoints.getAvailablePromo.select(noRequest);

/** The site's banners. */
export const selectBanners = (state: AppState, merchantCode: string): readonly Banner[] | undefined =>
  supportApi.endpoints.listAnnouncements.select(toBannersRequest(merchantCode))(state).data?.banners;

/** The newest notices, a page of them. */
export const selectNotice = (state: AppState, merchantCode: string): readonly Notice[] | undefined =>
  supportApi.endpoints.listAnnouncements.select(toNoticesRequest(merchantCode, 1))(state).data?.player;

/** What a member has in all wallets, as a decimal text. */
export const selectBalance = (state: AppState): string | undefined => selectFirstBalance(state).data?.sumBalance;

/** The sign of the merchant's own currency; a member may have another one (`useCurrencySymbol`). */
export const selectCurrencySymbol = (state: AppState): string | undefined =>
  selectStatus(state).data?.info.settings.currencySymbol;

/** How many messages of the member are unread. */
export const selectUnreadMessage = (state: AppState): number | undefined => selectUnreadCount(state).data?.count;

/** The kinds of promotions that the member has (RP-12). */
export const selectAvailablePromo = (state: AppState): AvailablePromo["availablePromo"] | undefined =>
  selectPromo(state).data?.availablePromo;

/** How many promotions the member may choose with a deposit. */
export const selectAvailablePromoCount = (state: AppState): number | undefined =>
  selectPromo(state).data?.availablePromoCount;

/** Where customer service is (CS-01); also undefined where the merchant offers none. */
export const selectCustomerService = (state: AppState): SystemStatus["info"]["customerService"] =>
  selectStatus(state).data?.info.customerService;

/** The tab icon's path; empty where it is the brand's own (SH-22). */
export const selectFavicon = (state: AppState): string | undefined => selectStatus(state).data?.mobileTemplate.favicon;
