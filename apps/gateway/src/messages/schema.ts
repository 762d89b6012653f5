import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";
import type { MessageState } from "./messageStates.ts";
import type { Channel, MessageValues } from "./MessageTemplate.ts";

interface OutgoingMessages {
  tenant_id: string;
  id: string;
  channel: Channel;
  recipient: string;
  template: string;
  language: string;
  values: ColumnType<MessageValues, string, string>;
  state: MessageState;
  tries: number;
  next_try_at: Time;
  request_id: string | null;
  failure: string | null;
  created_at: Time;
  sent_at: MaybeTime;
  masked_at: MaybeTime;
}

interface MessageAttachments {
  tenant_id: string;
  message_id: string;
  name: string;
  content: Buffer;
}

interface InboxMessages {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  member_id: string;
  template: string;
  values: ColumnType<MessageValues, string, string>;
  created_at: Time;
  read_at: MaybeTime;
}

/** Tables of messages: to people outside, and to members inside the site. */
export interface MessageTables {
  inbox_messages: InboxMessages;
  outgoing_messages: OutgoingMessages;
  message_attachments: MessageAttachments;
}
