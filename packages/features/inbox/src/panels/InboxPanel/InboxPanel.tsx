import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListInboxQuery, useReadInboxMutation } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCentreQuery, useNotifyError } from "@marquee/runtime";
import { Button, EmptyState, Heading, Pagination } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useInboxBadge } from "../../model/useInboxBadge.ts";
import { MessageItem } from "./MessageItem.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")} ${token("space.16")};
  min-block-size: ${token("layout.tap")};
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  overflow: hidden;
  > * + * { border-block-start: 1px solid ${token("color.line")}; }
`;

function NoMessage() {
  const { t } = useLingui();
  return (
    <EmptyState picture="empty" title={t`You have no messages`} level={4}>
      <Trans>News about your deposits, withdrawals, bonuses and account appears here.</Trans>
    </EmptyState>
  );
}

/** The member's messages (MC-13): the newest first, one open at a time; opening one marks it as read. It follows new ones by itself. */
export function InboxPanel() {
  const { t } = useLingui();
  const [query, setQuery] = useCentreQuery();
  const named = Number(query.get("page"));
  const loaded = useListInboxQuery({ pageNo: Number.isInteger(named) && named > 0 ? named : 1 });
  const unread = useInboxBadge();
  const notifyError = useNotifyError();
  const [read, { isLoading, originalArgs }] = useReadInboxMutation();
  const [opened, setOpened] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, currentData } = loaded;
  // The message whose deletion is under way: when it has gone, and the focus with it, the heading takes the focus.
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || currentData?.list.some(({ id }) => id === leaving.current) !== false) return;
    leaving.current = null;
    heading.current?.focus();
  }, [currentData]);
  const mark = async (what: Parameters<typeof read>[0]): Promise<void> => {
    const { error } = await read(what);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const open = (id: string, isRead: boolean): void => {
    setOpened(opened === id ? null : id);
    if (opened !== id && !isRead) void mark({ ids: [id] });
  };
  return (
    <Page>
      <Top>
        <Heading level={3} ref={heading} tabIndex={-1}>
          <Trans>Inbox</Trans>
        </Heading>
        {unread !== null && unread.count !== 0 && (
          <Button
            size="small"
            busy={isLoading && originalArgs !== undefined && "all" in originalArgs}
            onClick={() => {
              heading.current?.focus();
              void mark({ all: true });
            }}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Top>
      <LoadGate query={{ ...loaded, data: currentData }} rows={6}>
        {({ list }) =>
          list.length === 0 ? (
            <NoMessage />
          ) : (
            <List aria-label={t`Your messages`}>
              {list.map((message) => (
                <li key={message.id}>
                  <MessageItem
                    message={message}
                    isOpen={message.id === opened}
                    onToggle={() => open(message.id, message.isRead)}
                    onLeaving={(isLeaving) => {
                      leaving.current = isLeaving ? message.id : null;
                    }}
                  />
                </li>
              ))}
            </List>
          )
        }
      </LoadGate>
      {data && data.totalPages > 1 && (
        <Pagination page={data.pageNo} count={data.totalPages} onPage={(next) => setQuery({ page: String(next) })} />
      )}
    </Page>
  );
}
