import type { LanguageCode } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** A number beyond 32 bits, which both databases give as text. */
type Big = ColumnType<string, string | number | undefined, string | number>;

interface ChatRooms {
  tenant_id: string;
  id: string;
  /** Null for the room of a language. */
  name: string | null;
  language: LanguageCode;
  least_level: Generated<number>;
  slow_seconds: Generated<number>;
  is_open: Generated<boolean>;
  last_change: Big;
  version: Generated<number>;
  made_at: Time;
}

interface ChatLines {
  tenant_id: string;
  room_id: string;
  seq: Big;
  change: Big;
  line_id: string;
  member_id: string | null;
  staff_id: string | null;
  text: string;
  at: Time;
  removed_by: ColumnType<string | null, undefined, string>;
  /** In 1/10,000 of the unit; with the next two null for a line that somebody has written. */
  rain_amount: ColumnType<string | null, bigint | undefined, never>;
  rain_currency: ColumnType<string | null, string | undefined, never>;
  rain_count: ColumnType<number | null, number | undefined, never>;
}

interface ChatPeople {
  tenant_id: string;
  member_id: string;
  person_id: string;
  room_id: string | null;
  seen_at: MaybeTime;
}

interface ChatReads {
  tenant_id: string;
  member_id: string;
  room_id: string;
  seq: Big;
}

interface ChatMutes {
  tenant_id: string;
  member_id: string;
  muted_id: string;
  at: Time;
}

interface ChatReports {
  tenant_id: string;
  room_id: string;
  seq: Big;
  member_id: string;
  reason: string;
  at: Time;
  closed_at: MaybeTime;
  closed_by: ColumnType<string | null, undefined, string>;
}

interface ChatSilences {
  tenant_id: string;
  member_id: string;
  until: ColumnType<Date | null, Date | null, Date | null>;
  shown_reason: string;
  made_by: string;
  at: Time;
}

interface ChatWordLists {
  tenant_id: string;
  words: ColumnType<readonly string[], string, string>;
  version: Generated<number>;
}

interface ChatSignIns {
  tenant_id: string;
  token_hash: string;
  person_id: string;
  sid: string;
  ended_at: MaybeTime;
  tries: Generated<number>;
  next_at: MaybeTime;
}

/** Tables of domain `chat`. */
export interface ChatTables {
  chat_rooms: ChatRooms;
  chat_lines: ChatLines;
  chat_people: ChatPeople;
  chat_reads: ChatReads;
  chat_mutes: ChatMutes;
  chat_reports: ChatReports;
  chat_silences: ChatSilences;
  chat_word_lists: ChatWordLists;
  chat_sign_ins: ChatSignIns;
}
