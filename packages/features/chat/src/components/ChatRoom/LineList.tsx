import { Trans, useLingui } from "@lingui/react/macro";
import type { ChatLine, ChatPerson } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useLanguage } from "@marquee/runtime";
import { Button, EmptyState } from "@marquee/ui-kit";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Line } from "./Line.tsx";

const Scroll = styled.div`
  position: relative;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token("space.8")} ${token("space.12")};
`;
const List = styled.ol`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")}; margin: 0; padding: 0; list-style: none;`;
const Mark = styled.li`
  color: ${token("color.muted")};
  font-size: ${token("text.small")};
  text-align: center;
  &[data-new="true"] { color: ${token("color.accent")}; font-weight: ${token("weight.strong")}; }
`;
const Jump = styled.div`position: sticky; inset-block-end: 0; display: grid; justify-content: center;`;

/** So near to the end, in pixels, and new lines are followed. */
const near = 80;

interface Props {
  readonly label: string;
  readonly lines: readonly ChatLine[];
  readonly me: ChatPerson;
  /** Lines behind this one are new. */
  readonly readBefore: number;
  readonly hasMore: boolean;
  readonly onOlder: () => void;
  readonly onMute: (line: ChatLine) => void;
  readonly onReport: (line: ChatLine) => void;
  readonly onTip: ((line: ChatLine) => void) | undefined;
}

/** The lines of a room, by days. It follows new ones while its end is in sight, and otherwise stays where it is read. */
export function LineList({ label, lines, me, readBefore, hasMore, onOlder, onMute, onReport, onTip }: Props) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const [isAway, setAway] = useState(false);
  const [last, first] = [lines.at(-1)?.seq, lines[0]?.seq];
  const firstNew =
    readBefore === 0 ? undefined : lines.find(({ seq, personId }) => seq > readBefore && personId !== me.personId)?.seq;
  const toDay = (at: number): string => new Intl.DateTimeFormat(tag, { dateStyle: "full" }).format(at);
  const goToEnd = (): void => {
    const { current } = box;
    if (current !== null) current.scrollTop = current.scrollHeight;
  };

  useLayoutEffect(() => {
    if (isAtEnd.current) goToEnd();
    height.current = box.current?.scrollHeight ?? 0;
  }, [last]);
  // Older lines come above: what is read stays where it is.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    if (!isAtEnd.current) current.scrollTop += current.scrollHeight - height.current;
    height.current = current.scrollHeight;
  }, [first]);

  const follow = (): void => {
    const { current } = box;
    if (current === null) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    setAway(!isAtEnd.current);
  };

  if (lines.length === 0)
    return (
      <Scroll>
        <EmptyState picture="empty" title={t`No messages yet`} level={3}>
          <Trans>Write the first one.</Trans>
        </EmptyState>
      </Scroll>
    );
  return (
    <Scroll ref={box} onScroll={follow} role="log" aria-live="polite" aria-label={label} tabIndex={0}>
      <List>
        {hasMore && (
          <Mark>
            <Button size="small" onClick={onOlder}>
              <Trans>Older messages</Trans>
            </Button>
          </Mark>
        )}
        {lines.map((line, index) => {
          const day = toDay(line.at);
          const before = lines[index - 1];
          return (
            <Fragment key={line.seq}>
              {(before === undefined || toDay(before.at) !== day) && <Mark>{day}</Mark>}
              {line.seq === firstNew && (
                <Mark data-new="true">
                  <Trans>New messages</Trans>
                </Mark>
              )}
              <Line line={line} me={me} onMute={onMute} onReport={onReport} onTip={onTip} />
            </Fragment>
          );
        })}
      </List>
      {isAway && (
        <Jump>
          <Button size="small" onClick={goToEnd}>
            <Trans>To the newest</Trans>
          </Button>
        </Jump>
      )}
    </Scroll>
  );
}
