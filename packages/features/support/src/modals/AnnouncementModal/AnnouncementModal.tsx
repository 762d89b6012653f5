import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, toNoticesRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import type { Notice } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { type ModalProps, sessionStore, useBrand } from "@marquee/runtime";
import {
  BackIcon,
  Button,
  DateTime,
  EmptyState,
  ErrorState,
  Heading,
  Modal,
  Pagination,
  RichHtml,
  Skeleton,
  Text,
} from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly notice: string;
  }
}

const Item = styled.button`
  display: grid;
  gap: ${token("space.4")};
  inline-size: 100%;
  min-block-size: ${token("layout.tap")};
  padding: ${token("space.12")} ${token("space.16")};
  border: 0;
  border-block-end: 1px solid ${token("color.line")};
  background: none;
  color: ${token("color.text")};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${token("color.hover")}; }
  > strong { font-weight: ${token("weight.strong")}; }
`;
const Detail = styled.article`
  display: grid;
  gap: ${token("space.12")};
  justify-items: start;
  @media ${from("tablet")} { min-block-size: 320px; align-content: start; }
`;

const loadingRows = [0, 1, 2, 3, 4];

/** Announcements (AN-01, AN-02): a list, nine a page, and the one that was chosen. */
export function AnnouncementModal({ onClose }: ModalProps) {
  const { t, i18n } = useLingui();
  const { merchantCode } = useBrand();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Notice | null>(null);
  const request = toNoticesRequest(merchantCode, page);
  const { data, error, isFetching, refetch } = useListAnnouncementsQuery(request);
  // The list is gone with the press: the focus would fall out of the dialog.
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), [chosen]);
  useEffect(() => {
    if (data) sessionStore.set("notice", JSON.stringify(data.player));
  }, [data]);
  return (
    <Modal title={t`Announcements`} size="wide" open onClose={onClose}>
      {chosen ? (
        <Detail>
          <Button look="quiet" size="small" icon={<BackIcon size={18} />} ref={back} onClick={() => setChosen(null)}>
            <Trans>All announcements</Trans>
          </Button>
          <Heading level={3}>{chosen.title}</Heading>
          <Text size="label" tone="muted">
            <DateTime instant={new Date(chosen.timestamp).toISOString()} />
          </Text>
          <RichHtml html={chosen.content} />
        </Detail>
      ) : (
        <>
          {error !== undefined && !data && (
            <ErrorState
              title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          )}
          {isFetching && !data && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
          {data?.player.length === 0 && <EmptyState picture="empty" title={t`No announcements`} level={3} />}
          <ul>
            {data?.player.map((notice) => (
              <li key={notice.id}>
                <Item type="button" onClick={() => setChosen(notice)}>
                  <strong>{notice.title}</strong>
                  <Text as="span" size="label" tone="muted">
                    <DateTime instant={new Date(notice.timestamp).toISOString()} />
                  </Text>
                </Item>
              </li>
            ))}
          </ul>
          {data && <Pagination page={page} count={data.totalPages} onPage={setPage} />}
        </>
      )}
    </Modal>
  );
}
