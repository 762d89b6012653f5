import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetStaffTicketQuery, useListSavedAnswersQuery } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { WorkBar } from "../work/WorkBar.tsx";
import { TicketDetails } from "./TicketDetails.tsx";
import { ticketTones, useTicketTexts } from "./useTicketTexts.ts";

function Ticket({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const mayAnswer = useMay("tickets.answer");
  const { states } = useTicketTexts();
  const loaded = useGetStaffTicketQuery({ merchant, id });
  const { data: answers = [] } = useListSavedAnswersQuery({ merchant });
  const { data } = loaded;
  return (
    <OrderPage
      orderNo={data?.title ?? t`Ticket`}
      list="tickets"
      title={t`Tickets`}
      badge={data && <Badge tone={ticketTones[data.state]}>{states[data.state]}</Badge>}
    >
      <LoadGate loaded={loaded}>
        {(ticket) => (
          <>
            {mayAnswer && (
              <WorkBar line="tickets" subject={id} toNext={(next) => ({ to: `/${merchant}/tickets/${next}` })} />
            )}
            <TicketDetails ticket={ticket} answers={answers} />
            {ticket.memberId !== null && <MemberGlance memberId={ticket.memberId} />}
          </>
        )}
      </LoadGate>
    </OrderPage>
  );
}

/** One ticket on a page of its own. */
export function TicketPage() {
  const { id = "" } = useParams();
  return <Ticket key={id} id={id} />;
}
