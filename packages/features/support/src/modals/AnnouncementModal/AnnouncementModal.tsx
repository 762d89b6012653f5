import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import type { Notice } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { type ModalProps, sessionStore } from "@marquee/runtime";
import { EmptyState, ErrorState, Modal, Skeleton, Tabs } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { keepSeen, useSeenNotices } from "../../model/seenNotices.ts";
import { NoticeDetail } from "./NoticeDetail.tsx";
import { NoticeList } from "./NoticeList.tsx";
import { type NoticeTab, useNoticePages } from "./useNoticePages.ts";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly notice: string;
  }
}

const loadingRows = [0, 1, 2, 3, 4];
const tabKeys: readonly NoticeTab[] = ["PL", "PR"];

/** Announcements (AN-01, AN-02): a list, nine a page, and the one that was chosen or that it was opened with; promotions beside them, where there are some (AN-04). */
export function AnnouncementModal({ onClose, params }: ModalProps<{ readonly noticeId: string } | undefined>) {
  const { t, i18n } = useLingui();
  const notices = useNoticePages();
  const { isKnown, listed, error, page, shown } = notices;
  const [asked, setAsked] = useState(params?.noticeId);
  const [chosen, setChosen] = useState<Notice>();
  const [last, setLast] = useState<string | null>(null);
  // Those that are seen by being listed now are new as long as the dialog is open.
  const seen = useSeenNotices();
  const [before] = useState(seen);
  const notice = chosen ?? (asked === undefined ? undefined : notices.find(asked));
  useEffect(() => {
    if (!listed) return;
    sessionStore.set("notice", JSON.stringify(listed));
    keepSeen(listed.map(({ id }) => id));
  }, [listed]);
  const goBack = (): void => {
    setLast(notice?.id ?? null);
    setChosen(undefined);
    setAsked(undefined);
  };
  const names: Readonly<Record<NoticeTab, string>> = { PL: t`Announcements`, PR: t`Promotions` };
  const list = (
    <>
      {isKnown && shown.length === 0 && <EmptyState picture="empty" title={t`No announcements`} level={3} />}
      <NoticeList
        key={notices.tab}
        notices={shown}
        page={page}
        pages={notices.pages}
        isBusy={notices.isBusy}
        isNew={({ id }) => notices.tab === "PL" && !before.has(id)}
        last={last}
        onPage={notices.setPage}
        onChoose={setChosen}
      />
    </>
  );
  return (
    <Modal title={t`Announcements`} size="wide" open onClose={onClose}>
      {notice ? (
        <NoticeDetail key={notice.id} notice={notice} onBack={goBack} />
      ) : error !== undefined ? (
        <ErrorState
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={notices.refetch}
          busy={notices.isFetching}
        />
      ) : !isKnown ? (
        loadingRows.map((row) => <Skeleton key={row} shape="row" />)
      ) : notices.hasPromotions || notices.tab === "PR" ? (
        <Tabs
          label={t`Kinds of announcements`}
          tabs={tabKeys.map((key) => ({ key, label: names[key], content: key === notices.tab ? list : null }))}
          selected={notices.tab}
          onSelect={(key) => {
            const tab = tabKeys.find((each) => each === key);
            setLast(null);
            if (tab) notices.setTab(tab);
          }}
        />
      ) : (
        list
      )}
    </Modal>
  );
}
