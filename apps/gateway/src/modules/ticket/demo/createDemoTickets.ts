import type { TicketCategory } from "@marquee/contract";
import { sql } from "kysely";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { uuidv7 } from "../../../db/uuidv7.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import { createDemoChats } from "./createDemoChats.ts";
import { insertLine } from "../lineStore.ts";
import { countAnswers, putAnswer } from "../savedAnswerStore.ts";
import { findTicket, insertTicket, listTickets, moveTicket, type TicketEvent } from "../ticketStore.ts";

interface DemoTicket {
  readonly category: TicketCategory;
  readonly title: string;
  readonly lines: readonly (readonly ["MEMBER" | "STAFF", string])[];
  /** What has happened to it, in this order. */
  readonly events: readonly TicketEvent[];
}

const tickets: readonly DemoTicket[] = [
  {
    category: "COMPLAINT",
    title: "Deposit not in my balance",
    lines: [["MEMBER", "I paid by bank transfer two hours ago and my balance has not changed."]],
    events: [],
  },
  {
    category: "SUPPORT",
    title: "How do I change my phone number?",
    lines: [
      ["MEMBER", "I have a new phone number. Where do I change it here?"],
      ["STAFF", "Open Security in the member centre and choose Mobile. A code goes to your new number."],
    ],
    events: ["answer"],
  },
  {
    category: "SUGGESTION",
    title: "Favourites on the home page",
    lines: [
      ["MEMBER", "Please show my favourite games at the top of the home page."],
      ["STAFF", "Thank you, we have passed it on. You find them under Favourites until then."],
      ["MEMBER", "Good to know, thank you very much."],
    ],
    events: ["answer", "write"],
  },
  {
    category: "FEEDBACK",
    title: "The new lobby",
    lines: [
      ["MEMBER", "The new lobby is much quicker on my old phone."],
      ["STAFF", "That is what we hoped for. Thank you for telling us."],
    ],
    events: ["answer", "close"],
  },
];

/** Stores a few tickets of demo players in several states, and a saved answer, for a merchant that has none. */
export const createDemoTickets: CreateDemo = async (db, { id: tenantId, modules }, _, { liveChats = [] }) => {
  if (!modules.has("TICKET3") || (await listTickets(db, tenantId, { limit: 1 })).length > 0) return;
  const { rows: players } = await sql<{ id: string }>`
    select id from members where tenant_id = ${tenantId} and registered_from = 'seed' and kind = 0
    order by username_key limit ${tickets.length}`.execute(db);
  for (const [index, { id: memberId }] of players.entries()) {
    const made = tickets[index];
    if (made === undefined) continue;
    const key = { tenantId, ticketNo: createOrderNo("S") };
    const { category, title } = made;
    await insertTicket(db, {
      tenant_id: tenantId,
      ticket_no: key.ticketNo,
      member_id: memberId,
      category,
      title,
      contact: "",
      language: "EN",
    });
    for (const [by, content] of made.lines)
      await insertLine(db, { ...key, id: uuidv7(), memberId, author: by === "STAFF" ? "Demo" : null, content });
    for (const event of made.events) {
      const ticket = await findTicket(db, key);
      if (ticket === undefined) break;
      await moveTicket(db, ticket, event, {
        ...(event === "answer" ? { answered_at: new Date() } : {}),
        ...(event === "close" ? { closed_at: new Date(), closed_by: "MEMBER" as const } : {}),
      });
    }
  }
  if (modules.has("LIVECHAT3")) await createDemoChats(db, tenantId, liveChats);
  if ((await countAnswers(db, tenantId)) > 0) return;
  await putAnswer(db, tenantId, {
    id: uuidv7(),
    version: 0,
    name: "Deposit is being looked at",
    texts: {
      EN: "We have asked the payment provider about your deposit and will tell you here as soon as we know more.",
      VI: "Chúng tôi đã hỏi nhà cung cấp thanh toán về khoản nạp của bạn và sẽ báo bạn tại đây ngay khi có thông tin.",
    },
  });
};
