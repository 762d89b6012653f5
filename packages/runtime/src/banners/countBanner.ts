import { isApiError, supportApi } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import { noteBannerCount } from "./bannerVisit.ts";
import { type BannerCount, type BannerQueue, openBannerQueue } from "./openBannerQueue.ts";

const queues = new WeakMap<AppStore, BannerQueue>();

function openQueue(store: AppStore): BannerQueue {
  const queue = openBannerQueue(async (counts) => {
    const { error } = await store.dispatch(supportApi.endpoints.countBanners.initiate({ counts }));
    return !(isApiError(error) && error.code === "network.abnormal");
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") queue.flush();
  });
  queues.set(store, queue);
  return queue;
}

/** Counts a view or a click of a banner, once in a session of the page: gathered, and sent at the latest when the page goes. */
export function countBanner(store: AppStore, count: BannerCount): void {
  if (!noteBannerCount(`${count.bannerId} ${count.variant} ${count.kind}`)) return;
  (queues.get(store) ?? openQueue(store)).add(count);
}
