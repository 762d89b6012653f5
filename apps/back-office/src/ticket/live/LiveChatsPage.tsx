import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedLiveChat, StaffLiveChats } from "@marquee/contract/staff";
import { Badge, EmptyState, Heading, Switch, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useListStaffLiveChatsQuery } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { usePresence } from "./usePresence.ts";

function Standing({ chat }: { readonly chat: ListedLiveChat }) {
  const { t } = useLingui();
  if (chat.state === "WAITING") return <Badge tone="danger">{t`Waits for somebody`}</Badge>;
  if (chat.isUnanswered) return <Badge tone="accent">{t`Waits for an answer`}</Badge>;
  return <Badge tone="neutral">{t`Answered`}</Badge>;
}

/** The columns of the list of live chats. */
function useLiveColumns(): readonly TableColumn<ListedLiveChat>[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  return [
    {
      key: "title",
      title: t`Question`,
      toCell: ({ id, title }) => <DeskLink to={`/${merchant}/tickets/${id}`}>{title}</DeskLink>,
    },
    { key: "state", title: t`State`, toCell: (chat) => <Standing chat={chat} /> },
    { key: "member", title: t`Member`, isOneLine: true, toCell: ({ username }) => username },
    { key: "language", title: t`Language`, toCell: ({ language }) => names[language] },
    {
      key: "takenBy",
      title: t`Taken by`,
      toCell: ({ isMine, takenBy }) => (isMine ? t`You` : (takenBy ?? "–")),
    },
    { key: "since", title: t`Since`, isOneLine: true, toCell: ({ since }) => <ShortTime at={since} /> },
  ];
}

/** The live chats that have not ended, one's own first, and who is there for them. */
export function LiveChats({ desk: { people, chats } }: { readonly desk: StaffLiveChats }) {
  const { t } = useLingui();
  const columns = useLiveColumns();
  return (
    <>
      <Section title={t`Who is there`}>
        {people.length === 0 ? (
          <Text tone="muted">
            <Trans>Nobody: what members ask becomes a ticket.</Trans>
          </Text>
        ) : (
          <ul>
            {people.map(({ id, name, chats: count, isMe }) => (
              <li key={id}>
                {name}
                {isMe && <Trans> (you)</Trans>} · {count}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Heading level={2} size="title">
        <Trans>Open chats</Trans>
      </Heading>
      {chats.length === 0 ? (
        <EmptyState picture="empty" title={t`No open chats`} level={3}>
          <Trans>Questions of members appear here by themselves.</Trans>
        </EmptyState>
      ) : (
        <Table caption={t`Open chats`} columns={columns} rows={chats} toKey={({ id }) => id} />
      )}
    </>
  );
}

/** Live chats: the switch by which somebody of staff is there, and the chats. */
export function LiveChatsPage() {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { isThere, change, error } = usePresence();
  const loaded = useListStaffLiveChatsQuery({ merchant }, { pollingInterval: 30_000, skipPollingIfUnfocused: true });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Live chats</Trans>
        </Heading>
      </PageHead>
      <Switch
        label={t`I am there for live chats`}
        detail={t`Questions are given to you while the back office is open, on whatever page.`}
        checked={isThere}
        onChange={({ target }) => change(target.checked)}
      />
      <FormFault text={error === undefined ? "" : toErrorText(i18n, error)} />
      {loaded.data?.isOpen === false && (
        <Text role="status">
          <Trans>Live chat is closed by its timetable. You find it under Saved answers, in the rules of tickets.</Trans>
        </Text>
      )}
      <LoadGate loaded={loaded}>{(desk) => <LiveChats desk={desk} />}</LoadGate>
    </Page>
  );
}
