import { toNoticesRequest, toPromotionsRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import { announcementsPerPage, type Notice } from "@marquee/contract";
import { useBrand } from "@marquee/runtime";
import { useState } from "react";

/** Where notices for players are listed: the announcements and the promotions (AN-04). */
export type NoticeTab = "PL" | "PR";

const toPages = (count: number): number => Math.ceil(count / announcementsPerPage);

/** A page of each tab; both keep theirs while the dialog is open. */
export function useNoticePages() {
  const { merchantCode } = useBrand();
  const [tab, setTab] = useState<NoticeTab>("PL");
  const [page, setPage] = useState({ PL: 1, PR: 1 });
  const player = useListAnnouncementsQuery(toNoticesRequest(merchantCode, page.PL));
  const promotions = useListAnnouncementsQuery(toPromotionsRequest(merchantCode));
  const all = promotions.data?.promotion ?? [];
  // A list may become shorter while it is open.
  const at = tab === "PR" ? Math.min(page.PR, Math.max(1, toPages(all.length))) : page.PL;
  const shown: readonly Notice[] =
    tab === "PR" ? all.slice((at - 1) * announcementsPerPage, at * announcementsPerPage) : (player.data?.player ?? []);
  return {
    tab,
    setTab,
    hasPromotions: all.length > 0,
    /** Both have come, or the announcements cannot: nothing moves later. */
    isKnown: player.data !== undefined && !promotions.isLoading,
    shown,
    listed: player.currentData?.player,
    page: at,
    pages: tab === "PR" ? toPages(all.length) : (player.data?.totalPages ?? 0),
    setPage: (next: number): void => setPage({ ...page, [tab]: next }),
    isBusy: tab === "PL" && player.isFetching && player.currentData === undefined,
    isFetching: player.isFetching,
    error: player.data === undefined ? player.error : undefined,
    refetch: (): void => void player.refetch(),
    find: (id: string): Notice | undefined => player.data?.player.find((notice) => notice.id === id),
  };
}
