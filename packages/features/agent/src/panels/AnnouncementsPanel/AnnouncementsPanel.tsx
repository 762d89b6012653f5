import { Trans, useLingui } from "@lingui/react/macro";
import { useListAgentAnnouncementsQuery } from "@marquee/api-client";
import type { Notice } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useStatusQuery } from "@marquee/runtime";
import { Accordion, DateTime, EmptyState, Heading, Pagination, RichHtml, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  overflow-wrap: anywhere;
`;
const Content = styled.div`
  display: grid;
  gap: ${token("space.8")};
  max-inline-size: 70ch;
`;

const toItem = ({ id: key, title, content, timestamp }: Notice, timeZone: string) => ({
  key,
  title,
  content: (
    <Content>
      <Text as="span" size="label" tone="muted">
        <DateTime instant={new Date(timestamp).toISOString()} timeZone={timeZone} />
      </Text>
      <RichHtml html={content} />
    </Content>
  ),
});

/** What the merchant tells its agents alone (AC-02), nine a page. */
export function AnnouncementsPanel() {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const [page, setPage] = useState(1);
  const loaded = useListAgentAnnouncementsQuery({ pageNo: page });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Announcements</Trans>
      </Heading>
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`There is nothing new`} level={4}>
              <Trans>News for agents is listed here.</Trans>
            </EmptyState>
          ) : (
            <Accordion key={page} items={list.map((notice) => toItem(notice, timeZone))} level={4} />
          )
        }
      </LoadGate>
      {loaded.data && <Pagination page={page} count={loaded.data.totalPages} onPage={setPage} />}
    </Page>
  );
}
