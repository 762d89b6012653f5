import { removeEventsJob } from "./events/removeEventsJob.ts";
import { removeOldExports } from "./exports/exportStore.ts";
import { runExportsJob } from "./exports/runExportsJob.ts";
import { removeOldAnswers } from "./idempotency/idempotentAnswerStore.ts";
import { endSessionsJob } from "./authentication/endOldSessions.ts";
import { removeOldNetworks } from "./authentication/login/networkStore.ts";
import { removeOldOneTimes } from "./authentication/login/oneTimeStore.ts";
import { removeNoncesJob } from "./authentication/removeNoncesJob.ts";
import { removeOldAttempts } from "./authentication/loginAttemptStore.ts";
import { removeOldSessions } from "./authentication/sessionStore.ts";
import { removeOldCodes } from "./authentication/verificationCodeStore.ts";
import { removeOldCodeCounts } from "./authentication/verificationDayStore.ts";
import { ledgerJobs } from "./jobs/ledgerJobs.ts";
import { removeOldMessages } from "./messages/outgoingMessageStore.ts";
import { sendMessagesJob } from "./messages/sendMessages.ts";
import { plannedChangesJob } from "./operator/makeDueChanges.ts";
import { rollUpOverviewJob } from "./overview/rollUpOverviewJob.ts";
import { removeOldRollUps } from "./overview/rollUpStore.ts";
import { removeOldPlannedChanges } from "./planned-changes/plannedChangeStore.ts";
import { deliverWebhooksJob } from "./webhooks/deliverWebhooksJob.ts";
import { removeOldDeliveries } from "./webhooks/webhookLogStore.ts";
import type { Job, Retention } from "./jobs/Job.ts";
import { removeOldPeriods } from "./jobs/periodStore.ts";

/** Jobs of the parts that all modules use. */
export const platformJobs: readonly Job[] = [
  endSessionsJob,
  removeNoncesJob,
  sendMessagesJob,
  plannedChangesJob,
  removeEventsJob,
  deliverWebhooksJob,
  runExportsJob,
  rollUpOverviewJob,
  ...ledgerJobs,
];

/** Retention of the platform's own tables; the rows of login tries hold their own end. */
export const platformRetentions: readonly Retention[] = [
  { name: "login attempts", days: 0, remove: ({ db }) => removeOldAttempts(db) },
  { name: "idempotent answers", days: 3, remove: ({ db }, days) => removeOldAnswers(db, days) },
  { name: "sessions", days: 30, remove: ({ db }, days) => removeOldSessions(db, days) },
  { name: "verification codes", days: 1, remove: ({ db }, days) => removeOldCodes(db, days) },
  { name: "login challenges and one-time links", days: 1, remove: ({ db }, days) => removeOldOneTimes(db, days) },
  { name: "known networks", days: 180, remove: ({ db }, days) => removeOldNetworks(db, days) },
  { name: "verification days", days: 2, remove: ({ db }, days) => removeOldCodeCounts(db, days) },
  { name: "outgoing messages", days: 90, remove: ({ db }, days) => removeOldMessages(db, days) },
  { name: "webhook deliveries", days: 30, remove: ({ db }, days) => removeOldDeliveries(db, days) },
  { name: "exports", days: 90, remove: ({ db }, days) => removeOldExports(db, days) },
  { name: "roll-ups of the overview", days: 17, remove: ({ db }, days) => removeOldRollUps(db, days) },
  { name: "planned changes", days: 400, remove: ({ db }, days) => removeOldPlannedChanges(db, days) },
  { name: "periods", days: 400, remove: ({ db }, days) => removeOldPeriods(db, days) },
];
