import type { LanguageCode, LiveChatState, TicketCategory, TicketCloser, TicketState } from "@marquee/contract";
import type { SavedAnswer, TicketSettings } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface Tickets {
  tenant_id: string;
  ticket_no: string;
  /** Null for who had not logged in. */
  member_id: string | null;
  /** Of who had not: what was said, sealed (see guest.ts), and the mail address as a keyed hash. */
  guest: ColumnType<string | null, string | undefined, never>;
  guest_key: ColumnType<string | null, string | undefined, never>;
  /** The number of an earlier ticket that a guest named. */
  earlier_no: ColumnType<string | null, string | undefined, never>;
  /** How often it has changed; staff name the version that they have seen. */
  version: Generated<number>;
  category: TicketCategory;
  title: string;
  contact: string;
  /** In which the member wrote last. */
  language: LanguageCode;
  state: ColumnType<TicketState, undefined, TicketState>;
  /** Who of staff has taken it, by id and mail address. */
  taken_by: ColumnType<string | null, undefined, string | null>;
  taken_email: ColumnType<string | null, undefined, string | null>;
  created_at: Time;
  changed_at: ColumnType<Date, undefined, Date>;
  answered_at: MaybeTime;
  /** When its member was told that it closes by itself. */
  warned_at: MaybeTime;
  closed_at: MaybeTime;
  closed_by: ColumnType<TicketCloser | null, undefined, TicketCloser | null>;
  close_reason: Generated<string>;
  merged_into: ColumnType<string | null, undefined, string>;
}

interface TicketLines {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  ticket_no: string;
  member_id: string | null;
  is_staff: boolean;
  /** The name of who of staff has written it. */
  author: string | null;
  content: string;
  at: Time;
}

interface TicketNotes {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  ticket_no: string;
  author: string;
  content: string;
  at: Time;
}

interface TicketImages {
  tenant_id: string;
  line_id: string;
  place: number;
  upload_id: string;
  member_id: string;
}

interface TicketSettingsTable {
  tenant_id: string;
  settings: JSONColumnType<TicketSettings>;
  version: number;
}

interface SavedAnswers {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  name: string;
  texts: JSONColumnType<SavedAnswer["texts"]>;
  removed_at: MaybeTime;
}

interface LiveChats {
  tenant_id: string;
  ticket_no: string;
  member_id: string;
  state: ColumnType<LiveChatState, undefined, LiveChatState>;
  /** Who of staff is in it. */
  staff_id: ColumnType<string | null, undefined, string | null>;
  begun_at: Time;
  /** Since when it waits, or waits again after somebody of staff has left. */
  waits_at: Time;
  /** When somebody of staff came first. */
  taken_at: MaybeTime;
  ended_at: MaybeTime;
  ended_by: ColumnType<TicketCloser | null, undefined, TicketCloser | null>;
  /** When the member's page said last that it is open. */
  member_seen_at: Time;
  member_typing_at: MaybeTime;
  member_read_at: MaybeTime;
  staff_typing_at: MaybeTime;
  staff_read_at: MaybeTime;
  stars: ColumnType<number | null, undefined, number>;
  comment: Generated<string>;
}

interface LiveChatStaff {
  tenant_id: string;
  staff_id: string;
  email: string;
  name: string;
  seen_at: Time;
  /** In which the person answers. */
  languages: ColumnType<readonly string[], never, never>;
  /** When the person was given a chat last. */
  given_at: MaybeTime;
}

/** Tables of domain `ticket`. */
export interface TicketTables {
  tickets: Tickets;
  ticket_lines: TicketLines;
  ticket_notes: TicketNotes;
  ticket_images: TicketImages;
  ticket_settings: TicketSettingsTable;
  saved_answers: SavedAnswers;
  live_chats: LiveChats;
  live_chat_staff: LiveChatStaff;
}
