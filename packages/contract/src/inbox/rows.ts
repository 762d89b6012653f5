import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { deleteInbox, getUnreadCount, listInbox, readInbox } from "./endpoints.ts";
import { DeleteInboxSchema, InboxSchema, ListInboxSchema, ReadInboxSchema, UnreadCountSchema } from "./schemas.ts";

/** Calls of domain `inbox`. */
export const inboxRows: readonly SchemaRow[] = [
  row(getUnreadCount, Nothing, UnreadCountSchema),
  row(listInbox, ListInboxSchema, InboxSchema),
  row(readInbox, ReadInboxSchema, UnreadCountSchema),
  row(deleteInbox, DeleteInboxSchema, UnreadCountSchema),
];
