import { Trans, useLingui } from "@lingui/react/macro";
import { useListTicketsQuery } from "@marquee/api-client";
import type { Ticket } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCentreQuery, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, DateTime, EmptyState, Heading, Pagination } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { HelpLine } from "../../components/HelpLine.tsx";
import { Page } from "../../components/Page.ts";
import { categoryTexts, stateTexts, stateTones } from "../../model/ticketTexts.ts";

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")} ${token("space.16")};
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
const Opener = styled.button`
  display: grid;
  gap: ${token("space.4")};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${token("space.12")} ${token("space.16")};
  border: 0;
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${token("color.hover")}; }
  &:focus-visible { outline-offset: -3px; }
  strong { overflow-wrap: anywhere; }
  > span:last-child { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.12")}; color: ${token("color.muted")}; font-size: ${token("text.caption")}; }
  time { font-variant-numeric: tabular-nums; }
`;

function Line({ ticket, onOpen }: { readonly ticket: Ticket; readonly onOpen: () => void }) {
  const { i18n } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const { category, title, state, changedAt } = ticket;
  return (
    <Opener type="button" onClick={onOpen}>
      <strong>{title}</strong>
      <span>
        <Badge tone={stateTones[state]}>{i18n._(stateTexts[state])}</Badge>
        <span>{i18n._(categoryTexts[category])}</span>
        <DateTime instant={new Date(changedAt).toISOString()} timeZone={timeZone} />
      </span>
    </Opener>
  );
}

/** The member's tickets, those that changed last first. */
export function TicketList() {
  const { t } = useLingui();
  const [query, setQuery] = useCentreQuery();
  const named = Number(query.get("page"));
  const loaded = useListTicketsQuery({ pageNo: Number.isInteger(named) && named > 0 && named < 1_000_000 ? named : 1 });
  const { currentData: data } = loaded;
  const ask = (
    <Button look="primary" onClick={() => setQuery({ new: "1" })}>
      <Trans>Ask a question</Trans>
    </Button>
  );
  return (
    <Page>
      <Top>
        <Heading level={3}>
          <Trans>Tickets</Trans>
        </Heading>
        {data !== undefined && data.list.length > 0 && ask}
      </Top>
      <LoadGate query={{ ...loaded, data }} rows={5}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`You have no tickets`} level={4} action={ask}>
              <Trans>What you write to us, and what we answer, appears here.</Trans>
            </EmptyState>
          ) : (
            <List aria-label={t`Your tickets`}>
              {list.map((ticket) => (
                <li key={ticket.id}>
                  <Line ticket={ticket} onOpen={() => setQuery({ ticket: ticket.id })} />
                </li>
              ))}
            </List>
          )
        }
      </LoadGate>
      {data !== undefined && data.totalPages > 1 && (
        <Pagination page={data.pageNo} count={data.totalPages} onPage={(next) => setQuery({ page: String(next) })} />
      )}
      <HelpLine />
    </Page>
  );
}
