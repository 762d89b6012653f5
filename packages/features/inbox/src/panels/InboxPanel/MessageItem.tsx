import { useLingui } from "@lingui/react/macro";
import type { InboxMessage } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { useStatusQuery } from "@marquee/runtime";
import { Badge, DateTime, DownIcon, Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";
import { DeleteMessage } from "./DeleteMessage.tsx";

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${token("space.12")} ${token("space.16")};
  border: 0;
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  line-height: ${token("leading.heading")};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${token("color.hover")}; }
  &:focus-visible { outline-offset: -3px; }
  > span:first-child { flex: 1; min-inline-size: 0; display: grid; gap: ${token("space.4")}; }
  strong { overflow-wrap: anywhere; }
  &[data-read] strong { font-weight: ${token("weight.regular")}; color: ${token("color.muted")}; }
  time { color: ${token("color.muted")}; font-size: ${token("text.caption")}; font-variant-numeric: tabular-nums; }
  > svg { flex: none; color: ${token("color.muted")}; transition: rotate ${token("motion.normal")} ${token("easing.standard")}; }
  &[aria-expanded="true"] > svg { rotate: 180deg; }
  @media ${from("tablet")} {
    > span:first-child { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${token("space.16")}; }
  }
`;
const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("space.12")};
  padding: ${token("space.8")} ${token("space.16")} ${token("space.16")};
  &[hidden] { display: none; }
  > p { max-inline-size: 72ch; white-space: pre-line; overflow-wrap: anywhere; }
`;

/** One message: what it is about, when it came and, by a word, whether it is unread; a press opens and closes its text. */
export function MessageItem({
  message,
  isOpen,
  onToggle,
  onLeaving,
}: {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Its deletion begins, or was refused. */
  readonly onLeaving: (isLeaving: boolean) => void;
}) {
  const { t } = useLingui();
  const base = useId();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const { subject, content, at, isRead } = message;
  return (
    <>
      <Opener
        type="button"
        id={`${base}opener`}
        data-read={isRead || undefined}
        aria-expanded={isOpen}
        aria-controls={`${base}body`}
        onClick={onToggle}
      >
        <span>
          <strong>{subject}</strong>
          <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />
        </span>
        {!isRead && <Badge tone="accent">{t`New`}</Badge>}
        <DownIcon size={18} aria-hidden="true" />
      </Opener>
      <Body role="region" id={`${base}body`} aria-labelledby={`${base}opener`} hidden={!isOpen}>
        <Text size="small">{content}</Text>
        <DeleteMessage message={message} onLeaving={onLeaving} />
      </Body>
    </>
  );
}
