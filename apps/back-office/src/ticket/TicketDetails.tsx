import { Trans, useLingui } from "@lingui/react/macro";
import { canTransition, mostStars, ticketStates } from "@marquee/contract";
import type { SavedAnswer, StaffTicketSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { FormModal } from "../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { ShortTime } from "../frame/ShortTime.tsx";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { AssignTicket } from "./AssignTicket.tsx";
import { CloseForm } from "./CloseForm.tsx";
import { LiveAnswer } from "./live/LiveAnswer.tsx";
import { LiveBar } from "./live/LiveBar.tsx";
import { MergeForm } from "./MergeForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { TakeTicket } from "./TakeTicket.tsx";
import { TicketLines } from "./TicketLines.tsx";
import { useGuestRows } from "./useGuestRows.tsx";
import { useTicketTexts } from "./useTicketTexts.ts";

const Buttons = styled.div`display: flex; flex-wrap: wrap; align-items: end; gap: ${token("space.8")};`;

/** What is known of a ticket. */
function TicketFacts({ ticket }: { readonly ticket: StaffTicketSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { categories, closers } = useTicketTexts();
  const { names } = useLanguageNames();
  const { id, category, memberId, username, createdAt, contact, language, takenBy } = ticket;
  const { closedBy, closeReason, mergedInto, live } = ticket;
  const stars = live?.stars ?? null;
  const guestRows = useGuestRows(ticket.guest);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t`Number`, id],
    [t`Category`, categories[category]],
    ...(memberId === null
      ? guestRows
      : [
          [
            t`Member`,
            <DeskLink key="member" to={`/${merchant}/members/${memberId}`}>
              {username}
            </DeskLink>,
          ] as const,
        ]),
    [t`Language`, names[language]],
    ...(contact === "" ? [] : [[t`Wants to be reached by`, contact] as const]),
    [t`Opened`, <ShortTime key="at" at={createdAt} />],
    [t`Taken by`, takenBy ?? "–"],
    ...(live === null ? [] : [[t`Live chat`, <ShortTime key="live" at={live.since} />] as const]),
    ...(stars === null ? [] : [[t`Rating`, t`${stars} of ${mostStars}`] as const]),
    ...(live === null || live.comment === "" ? [] : [[t`What the member says of the chat`, live.comment] as const]),
    ...(closedBy === null ? [] : [[t`Closed`, closers[closedBy]] as const]),
    ...(closeReason === ""
      ? []
      : [[memberId === null ? t`Reason, for the guest` : t`Reason, for the member`, closeReason] as const]),
    ...(mergedInto === null
      ? []
      : [
          [
            t`Merged into`,
            <DeskLink key="into" to={`/${merchant}/tickets/${mergedInto}`}>
              {mergedInto}
            </DeskLink>,
          ] as const,
        ]),
  ];
  return (
    <Facts>
      {rows.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </Facts>
  );
}

/** A ticket: what was written in it, what staff can do with it, and the answer that it waits for. */
export function TicketDetails({
  ticket,
  answers,
}: {
  readonly ticket: StaffTicketSheet;
  readonly answers: readonly SavedAnswer[];
}) {
  const { t } = useLingui();
  const mayAnswer = useMay("tickets.answer");
  const [form, setForm] = useState<"note" | "close" | "merge">();
  const onClose = (): void => setForm(undefined);
  const isOpen = canTransition(ticketStates, ticket.state, "answer");
  const isLive = ticket.live !== null && ticket.live.state !== "ENDED";
  const titles = { note: t`Note for staff`, close: t`Close the ticket`, merge: t`Merge the ticket` };
  return (
    <>
      <Section title={t`Ticket`}>
        <TicketFacts ticket={ticket} />
        {mayAnswer && (
          <Buttons>
            {isOpen && <TakeTicket ticket={ticket} />}
            {isOpen && !isLive && <AssignTicket ticket={ticket} />}
            <Button onClick={() => setForm("note")}>
              <Trans>Write a note</Trans>
            </Button>
            {isOpen && (
              <Button onClick={() => setForm("close")}>
                <Trans>Close the ticket</Trans>
              </Button>
            )}
            {isOpen && ticket.others.length > 0 && (
              <Button onClick={() => setForm("merge")}>
                <Trans>Merge the ticket</Trans>
              </Button>
            )}
          </Buttons>
        )}
      </Section>
      <Section title={t`Conversation`}>
        <TicketLines lines={ticket.lines} writer={ticket.username ?? (ticket.guest?.name || t`Guest`)} />
      </Section>
      {mayAnswer && isOpen && (
        <Section title={isLive ? t`Live chat` : t`Answer`}>
          {isLive ? (
            <>
              <LiveBar ticket={ticket} />
              <LiveAnswer ticket={ticket} answers={answers} />
            </>
          ) : (
            <AnswerForm ticket={ticket} answers={answers} />
          )}
        </Section>
      )}
      <FormModal title={form === undefined ? "" : titles[form]} open={form !== undefined} onClose={onClose}>
        {form === "note" && <NoteForm id={ticket.id} onClose={onClose} />}
        {form === "close" && <CloseForm ticket={ticket} onClose={onClose} />}
        {form === "merge" && <MergeForm ticket={ticket} onClose={onClose} />}
      </FormModal>
    </>
  );
}
