import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StaffChatSystem } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Card, Heading, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Item = styled(Card)`display: grid; justify-items: start; gap: ${token("space.8")}; overflow-wrap: anywhere;`;

/** A merchant's chat system: our rooms, or one of its own with its address and whether it answers. Nothing of it is changed here. */
export function ChatSystemCard({
  outside,
  children,
}: {
  readonly outside: StaffChatSystem["outside"];
  /** What asks again; it is not shown for our rooms. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  if (outside === null)
    return (
      <Item as="section" aria-label={t`Chat system`}>
        <Heading level={2}>
          <Trans>The rooms of this platform</Trans>
        </Heading>
        <Text>
          <Trans>Members of this site write in the rooms that are managed here.</Trans>
        </Text>
      </Item>
    );
  const { origin, state, milliseconds, untoldEnds } = outside;
  const texts = {
    ANSWERS: t`It answered in ${milliseconds} ms.`,
    SILENT: t`It does not answer. Members are told that the chat is not available.`,
    WRONG: t`It answers, but not as agreed. Its address or the shared secret may be wrong.`,
  };
  return (
    <Item as="section" aria-label={t`Chat system`}>
      <Heading level={2}>
        <Trans>A chat system outside of this platform</Trans>
      </Heading>
      <Text>{origin}</Text>
      <Text role="status" {...(state === "ANSWERS" ? {} : { tone: "danger" as const })}>
        {texts[state]}
      </Text>
      {untoldEnds > 0 && (
        <Text>
          <Plural
            value={untoldEnds}
            one="# session has ended of which it has not been told yet. It is told again by itself."
            other="# sessions have ended of which it has not been told yet. It is told again by itself."
          />
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Rooms, tips and the word list of this page are not used by this site. The address and the secret are in the
          settings of the servers.
        </Trans>
      </Text>
      {children}
    </Item>
  );
}
