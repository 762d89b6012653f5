import { useCentreQuery } from "@marquee/runtime";
import { Conversation } from "./Conversation.tsx";
import { NewTicket } from "./NewTicket.tsx";
import { TicketList } from "./TicketList.tsx";

/** The member's tickets: the list, the ticket that the address names, or the form for a new one. */
export function TicketsPanel() {
  const [query, setQuery] = useCentreQuery();
  const ticket = query.get("ticket");
  const leave = (): void => setQuery({});
  if (ticket !== null)
    return <Conversation key={ticket} id={ticket} onLeave={leave} onOpen={(id) => setQuery({ ticket: id })} />;
  if (query.get("new") !== null) return <NewTicket onLeave={leave} />;
  return <TicketList />;
}
