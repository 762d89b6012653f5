import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `chat` are called. */
export const chatAuditActionTexts = {
  "make chat room": msg`Made a chat room`,
  "change chat room": msg`Changed a chat room`,
  "remove chat line": msg`Removed a chat message`,
  "close chat report": msg`Kept a reported chat message`,
  "silence chat member": msg`Silenced a member in chats`,
  "end chat silence": msg`Let a member write in chats again`,
  "change chat words": msg`Changed the word list of chats`,
  "write chat line": msg`Wrote a chat message as the house`,
};
