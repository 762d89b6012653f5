import { useGetTicketQuery } from "@marquee/api-client";
import type { TicketDetails } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useStatusQuery } from "@marquee/runtime";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { TicketLines } from "../../components/TicketLines.tsx";

const Scroll = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token("space.12")};
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token("space.12")};
`;

/** So near to the end, in pixels, and new lines are followed. */
const near = 80;

/** What was written in a chat; it follows new lines while its end is in sight. */
export function ChatLines({
  id,
  head,
  children,
}: {
  readonly id: string;
  /** What stands before the first line: the chat begins there then, and does not follow. */
  readonly head?: ReactNode;
  /** What stands behind the last line. */
  readonly children?: (ticket: TicketDetails) => ReactNode;
}) {
  const query = useGetTicketQuery({ id });
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(head === undefined);
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  const follow = (): void => {
    const { current } = box;
    if (current !== null && head === undefined)
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
  };
  return (
    <Scroll ref={box} onScroll={follow} tabIndex={0}>
      {head}
      <LoadGate query={query} rows={3}>
        {(ticket) => (
          <>
            <TicketLines lines={ticket.lines} timeZone={timeZone} />
            {children?.(ticket)}
          </>
        )}
      </LoadGate>
    </Scroll>
  );
}
