import type { Migration } from "@marquee/database";

/** Tickets of who cannot log in: without a member, with a sealed mail address (decision 166). */
export const guestTicketsMigration: Migration = {
  name: "378-guest-tickets",
  sql: `
alter table tickets alter column member_id drop not null;
-- What the writer says of herself, sealed: JSON of mail address, name and username.
alter table tickets add column guest text;
-- The mail address as a keyed hash, by which tickets of one address are found.
alter table tickets add column guest_key text;
-- The number of an earlier ticket, as it was typed.
alter table tickets add column earlier_no text;
alter table tickets add constraint tickets_writer check ((member_id is null) = (guest is not null));
alter table tickets add constraint tickets_guest check ((guest is null) = (guest_key is null));
create index tickets_guest_key on tickets (tenant_id, guest_key, changed_at desc) where member_id is null;
create index tickets_guest_closed on tickets (closed_at) where member_id is null and state = 'CLOSED';
create index tickets_guest_merged on tickets (tenant_id, merged_into) where member_id is null and state = 'MERGED';

alter table ticket_lines alter column member_id drop not null;
`,
};
