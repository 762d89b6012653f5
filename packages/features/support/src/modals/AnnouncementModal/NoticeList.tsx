import { Trans } from "@lingui/react/macro";
import type { Notice } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, DateTime, Pagination, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  gap: ${token("space.16")};
`;
const List = styled.ul`
  &[aria-busy="true"] { opacity: 0.6; }
`;
const Item = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("space.4")} ${token("space.12")};
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
  &:focus-visible { outline-offset: -3px; }
  > strong { font-weight: ${token("weight.strong")}; overflow-wrap: anywhere; }
  > :nth-child(2) { grid-column: 1; }
  > :nth-child(3) { grid-area: 1 / 2 / span 2; }
`;

/** The props of {@link NoticeList}. */
type Props = {
  readonly notices: readonly Notice[];
  readonly page: number;
  readonly pages: number;
  readonly isBusy: boolean;
  /** Those that were not listed before. */
  readonly isNew: (notice: Notice) => boolean;
  /** The one to which the focus returns. */
  readonly last: string | null;
  readonly onPage: (page: number) => void;
  readonly onChoose: (notice: Notice) => void;
};

/** A page of announcements (AN-01). */
export function NoticeList({ notices, page, pages, isBusy, isNew, last, onPage, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef({ last, page });
  useEffect(() => {
    if (place.current.last !== null)
      list.current?.querySelector<HTMLButtonElement>(`[data-notice="${CSS.escape(place.current.last)}"]`)?.focus();
  }, []);
  useEffect(() => {
    if (place.current.page === page) return;
    place.current.page = page;
    // The next page begins at its top.
    list.current?.scrollIntoView({ block: "start" });
  }, [page]);
  return (
    <Base>
      <List ref={list} aria-busy={isBusy}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Item type="button" data-notice={notice.id} onClick={() => onChoose(notice)}>
              <strong>{notice.title}</strong>
              <Text as="span" size="label" tone="muted">
                <DateTime instant={new Date(notice.timestamp).toISOString()} />
              </Text>
              {isNew(notice) && (
                <Badge tone="accent">
                  <Trans>New</Trans>
                </Badge>
              )}
            </Item>
          </li>
        ))}
      </List>
      <Pagination page={page} count={pages} onPage={onPage} />
    </Base>
  );
}
