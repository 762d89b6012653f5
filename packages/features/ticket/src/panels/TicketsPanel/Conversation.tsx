import { Trans, useLingui } from "@lingui/react/macro";
import { useGetTicketQuery } from "@marquee/api-client";
import type { TicketDetails } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, DateTime, Heading, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Page } from "../../components/Page.ts";
import { HelpLine } from "../../components/HelpLine.tsx";
import { categoryTexts, closerTexts, stateTexts, stateTones } from "../../model/ticketTexts.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { ReopenTicket } from "./ReopenTicket.tsx";
import { TicketLines } from "../../components/TicketLines.tsx";

const Top = styled.div`
  display: grid;
  gap: ${token("space.8")};
  > h3 { overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.12")}; }
`;

function Closed({ ticket, onOpen }: { readonly ticket: TicketDetails; readonly onOpen: (id: string) => void }) {
  const { i18n } = useLingui();
  const { closedBy, closeReason, mergedInto } = ticket;
  if (mergedInto !== null)
    return (
      <>
        <Text>
          <Trans>We moved what was written here into another ticket of yours.</Trans>
        </Text>
        <div>
          <Button look="primary" onClick={() => onOpen(mergedInto)}>
            <Trans>Open that ticket</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Text>{closedBy !== null && i18n._(closerTexts[closedBy])}</Text>
      {closeReason !== "" && <Text>{closeReason}</Text>}
      <ReopenTicket ticket={ticket} />
    </>
  );
}

function Opened({ ticket, onOpen }: { readonly ticket: TicketDetails; readonly onOpen: (id: string) => void }) {
  const { i18n } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: the focus goes to what it has opened.
  useEffect(() => heading.current?.focus(), []);
  const { id, category, title, state, createdAt, contact, lines } = ticket;
  const isClosed = state === "CLOSED" || state === "MERGED";
  return (
    <>
      <Top>
        <Heading level={3} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <div>
          <Badge tone={stateTones[state]}>{i18n._(stateTexts[state])}</Badge>
          <Text size="caption" tone="muted">
            {i18n._(categoryTexts[category])} · {id} ·{" "}
            <DateTime instant={new Date(createdAt).toISOString()} timeZone={timeZone} />
          </Text>
        </div>
        {contact !== "" && (
          <Text size="label" tone="muted">
            <Trans>Another way to reach you: {contact}</Trans>
          </Text>
        )}
      </Top>
      <TicketLines lines={lines} timeZone={timeZone} />
      {isClosed ? <Closed ticket={ticket} onOpen={onOpen} /> : <AnswerForm ticket={ticket} />}
    </>
  );
}

/** A ticket as a conversation. It follows what staff answer by itself; what is being typed stays. */
export function Conversation({
  id,
  onLeave,
  onOpen,
}: {
  readonly id: string;
  readonly onLeave: () => void;
  readonly onOpen: (id: string) => void;
}) {
  const query = useGetTicketQuery({ id });
  return (
    <Page>
      <div>
        <Button size="small" onClick={onLeave}>
          <Trans>All tickets</Trans>
        </Button>
      </div>
      <LoadGate query={query} rows={4}>
        {(ticket) => <Opened ticket={ticket} onOpen={onOpen} />}
      </LoadGate>
      <HelpLine />
    </Page>
  );
}
