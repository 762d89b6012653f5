import {
  api,
  inboxApi,
  promotionsApi,
  supportApi,
  systemApi,
  toBannersRequest,
  toNoticesRequest,
  walletApi,
} from "@marquee/api-client";
import type { Announcements, Banner, Notice } from "@marquee/contract";
import { beforeEach, expect, it } from "vitest";
import { client } from "../../test/client.ts";
import { status } from "../../test/status.ts";
import { type AppStore, createStore } from "../createStore.ts";
import { statusRequest } from "../startup/statusQuery.ts";
import {
  selectAvailablePromo,
  selectAvailablePromoCount,
  selectBalance,
  selectBanners,
  selectCurrencySymbol,
  selectCustomerService,
  selectFavicon,
  selectNotice,
  selectUnreadMessage,
} from "./publicState.ts";

const code = "DEMO";
const nothing: Announcements = { player: [], banners: [], popup: [], promotion: [], totalPages: 0 };
const banner: Banner = { bannerId: "b1", url: "/b1.webp", groupName: "/", title: "Harbour nights" };
const notice: Notice = {
  id: "n1",
  title: "Maintenance",
  content: "<p>At night.</p>",
  timestamp: 1,
  type: "PL",
  level: 1,
};

let store: AppStore;

const readAll = () => {
  const state = store.getState();
  return {
    banners: selectBanners(state, code),
    notice: selectNotice(state, code),
    balance: selectBalance(state),
    currencySymbol: selectCurrencySymbol(state),
    unreadMessage: selectUnreadMessage(state),
    availablePromo: selectAvailablePromo(state),
    availablePromoCount: selectAvailablePromoCount(state),
    customerService: selectCustomerService(state),
    favicon: selectFavicon(state),
  };
};

async function answerPromo(REFERRAL: boolean, availablePromoCount: number): Promise<void> {
  const value = { availablePromo: { REFERRAL }, availablePromoCount };
  await store.dispatch(promotionsApi.util.upsertQueryData("getAvailablePromo", {}, value));
}

beforeEach(async () => {
  store = createStore(client, []);
});

it("EN-25: the public state is what the answers in the client's cache say, and follows the next ones", async () => {
  expect(new Set(Object.values(readAll()))).toEqual(new Set([undefined]));
  const customerService = {
    csType: "NORMAL" as const,
    version: { pathList: [{ type: "3", name: "Chat", path: "cipher" }] },
  };
  const answer = {
    ...status,
    info: { ...status.info, customerService },
    mobileTemplate: { favicon: "/favicons/demo.svg" },
  };
  await store.dispatch(systemApi.util.upsertQueryData("getStatus", statusRequest, answer));
  const announce = async (request: ReturnType<typeof toBannersRequest>, more: Partial<Announcements>) =>
    store.dispatch(supportApi.util.upsertQueryData("listAnnouncements", request, { ...nothing, ...more }));
  await announce(toBannersRequest(code), { banners: [banner] });
  await announce(toNoticesRequest(code, 1), { player: [notice] });
  const balance = { sumBalance: "12.50", currency: "VND", currencySymbol: "₫", wallets: [] };
  await store.dispatch(walletApi.util.upsertQueryData("getBalance", {}, balance));
  await store.dispatch(inboxApi.util.upsertQueryData("getUnreadCount", {}, { count: 3 }));
  await answerPromo(true, 2);
  expect(readAll()).toEqual({
    banners: [banner],
    notice: [notice],
    balance: "12.50",
    currencySymbol: "₫",
    unreadMessage: 3,
    availablePromo: { REFERRAL: true },
    availablePromoCount: 2,
    customerService,
    favicon: "/favicons/demo.svg",
  });
  // No copy: it is the answer itself, and there is nothing to bring up to date.
  expect(selectBanners(store.getState(), code)).toBe(selectBanners(store.getState(), code));
  await answerPromo(false, 0);
  expect(readAll()).toMatchObject({ availablePromo: { REFERRAL: false }, availablePromoCount: 0 });
});

it("EN-25: after a logout nothing of the member is left", async () => {
  await answerPromo(true, 2);
  store.dispatch(api.util.resetApiState());
  expect(selectAvailablePromo(store.getState())).toBeUndefined();
});
