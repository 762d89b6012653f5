import type { Migration } from "@marquee/database";

/** Pictures in answers of staff, the languages of who is there for live chats, and finding what is merged into a ticket (decision 171). */
export const ticketAnswersMigration: Migration = {
  name: "384-ticket-answers",
  sql: `
-- A picture of staff in an answer: it belongs to the member who is answered.
alter table stored_files drop constraint stored_files_purpose_check;
alter table stored_files add constraint stored_files_purpose_check
  check (purpose in ('ANSWER', 'AVATAR', 'DOCUMENT', 'EXPORT', 'PROOF', 'PROMOTION', 'TICKET'));

alter table live_chat_staff add column languages text[] not null default '{}';

create index tickets_merged on tickets (tenant_id, merged_into) where merged_into is not null;
`,
};
