import { transact } from "@marquee/database";
import type { BrandDemo } from "@marquee/whitelabel/brand";
import { uuidv7 } from "../../../db/uuidv7.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { sealGuest, toGuestKey } from "../guest.ts";
import { hasGuestTickets, lockGuestTickets } from "../guestStore.ts";
import { insertLine } from "../lineStore.ts";
import type { Services } from "../services.ts";
import { insertTicket } from "../ticketStore.ts";

/** Stores what people who could not log in have written, for a merchant that has no such ticket. */
export async function createDemoGuests(
  services: Pick<Services, "db" | "seals" | "nameKey">,
  { id: tenantId, modules }: Tenant,
  { guestTickets = [] }: BrandDemo,
): Promise<void> {
  if (guestTickets.length === 0 || !modules.has("TICKET3")) return;
  await transact(services.db, async (tx) => {
    await lockGuestTickets(tx, tenantId);
    if (await hasGuestTickets(tx, tenantId)) return;
    for (const { email, name, title, text } of guestTickets) {
      const key = { tenantId, ticketNo: createOrderNo("S") };
      await insertTicket(tx, {
        tenant_id: tenantId,
        ticket_no: key.ticketNo,
        member_id: null,
        guest: sealGuest(services, key, { email, name, username: "" }),
        guest_key: toGuestKey(services, tenantId, email),
        category: "SUPPORT",
        title,
        contact: "",
        language: "EN",
      });
      await insertLine(tx, { ...key, id: uuidv7(), memberId: null, author: null, content: text });
    }
  });
}
