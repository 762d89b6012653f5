import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Services } from "./services.ts";

const GuestSchema = Type.Object({ email: Type.String(), name: Type.String(), username: Type.String() });

/** What who cannot log in says: where to answer, and who it is, which nobody has proved. */
export interface Guest {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly username: string;
}

const toSealName = (tenantId: string, ticketNo: string): string => `ticket ${tenantId} ${ticketNo}`;

/** A mail address as it is compared and counted: a keyed hash, so that the database tells nobody's. */
export const toGuestKey = ({ nameKey }: Pick<Services, "nameKey">, tenantId: string, email: string): string =>
  nameKey(tenantId, `ticket of ${email.trim().toLowerCase()}`);

/** Seals what a guest says, for one ticket. */
export const sealGuest = (
  { seals }: Pick<Services, "seals">,
  { tenantId, ticketNo }: { readonly tenantId: string; readonly ticketNo: string },
  { email, name, username }: Guest,
): string => seals.seal(toSealName(tenantId, ticketNo), JSON.stringify({ email, name, username }));

/** What the guest of a ticket says; null for a ticket of a member. @throws Error for what this gateway has not sealed */
export function openGuest(
  { seals }: Pick<Services, "seals">,
  ticket: { readonly tenant_id: string; readonly ticket_no: string; readonly guest: string | null },
): Guest | null {
  if (ticket.guest === null) return null;
  const data: unknown = JSON.parse(seals.open(toSealName(ticket.tenant_id, ticket.ticket_no), ticket.guest));
  if (!Value.Check(GuestSchema, data)) throw new Error(`the guest of ${ticket.ticket_no} cannot be read`);
  return data;
}
