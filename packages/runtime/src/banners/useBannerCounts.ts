import { isApiError, useCountBannersMutation } from "@marquee/api-client";
import { useEffect, useMemo } from "react";
import { noteBannerCount } from "./bannerVisit.ts";
import { type BannerCount, openBannerQueue } from "./openBannerQueue.ts";

/** Counts views and clicks of banners, each once in a session of the page: gathered, and sent at the latest when the page goes. */
export function useBannerCounts(): (count: BannerCount) => void {
  const [send] = useCountBannersMutation({ selectFromResult: () => ({}) });
  const queue = useMemo(
    () =>
      openBannerQueue(async (counts) => {
        const { error } = await send({ counts });
        return !(isApiError(error) && error.code === "network.abnormal");
      }),
    [send],
  );
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      queue.flush();
    };
  }, [queue]);
  return (count) => {
    if (noteBannerCount(`${count.bannerId} ${count.variant} ${count.kind}`)) queue.add(count);
  };
}
