import { removeOldAnswers } from "../idempotency/idempotentAnswerStore.ts";
import { endSessionsJob } from "../identity/endOldSessions.ts";
import { removeOldAttempts } from "../identity/loginAttemptStore.ts";
import { removeOldSessions } from "../identity/sessionStore.ts";
import { ledgerJobs } from "../ledger/ledgerJobs.ts";
import { removeOldMessages } from "../messages/outgoingMessageStore.ts";
import { sendMessagesJob } from "../messages/sendMessages.ts";
import type { Job, Retention } from "./Job.ts";
import { removeOldPeriods } from "./periodStore.ts";

/** Jobs of what all modules stand on. */
export const platformJobs: readonly Job[] = [endSessionsJob, sendMessagesJob, ...ledgerJobs];

/** What of the platform's own tables is removed when it is old enough; a login's tries say themselves until when they count. */
export const platformRetentions: readonly Retention[] = [
  { name: "login attempts", days: 0, remove: ({ db }) => removeOldAttempts(db) },
  { name: "idempotent answers", days: 3, remove: ({ db }, days) => removeOldAnswers(db, days) },
  { name: "sessions", days: 30, remove: ({ db }, days) => removeOldSessions(db, days) },
  { name: "outgoing messages", days: 90, remove: ({ db }, days) => removeOldMessages(db, days) },
  { name: "periods", days: 400, remove: ({ db }, days) => removeOldPeriods(db, days) },
];
