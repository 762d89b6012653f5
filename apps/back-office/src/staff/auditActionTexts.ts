import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `staff` are called. */
export const staffAuditActionTexts = {
  "disable staff": msg`Shut a colleague out`,
  "enable staff": msg`Let a colleague in again`,
  "withdraw staff": msg`Withdrew an invitation`,
  "unlock staff": msg`Unlocked a colleague's login`,
  "give role": msg`Gave a role at the machine`,
  "read staff security": msg`Read the security log of staff`,
  "run job": msg`Had a job run`,
  "take over work": msg`Took over a colleague's work`,
  "read messages": msg`Read the outbox`,
  "create export": msg`Had a file made`,
  "cancel export": msg`Cancelled a file`,
  "download export": msg`Downloaded a file`,
  "create webhook": msg`Added a webhook endpoint`,
  "change webhook": msg`Changed a webhook endpoint`,
  "remove webhook": msg`Removed a webhook endpoint`,
  "rotate webhook secret": msg`Made a new webhook secret`,
  "test webhook": msg`Sent a test event to a webhook endpoint`,
  "resend webhook": msg`Sent webhook events again`,
  "read webhook delivery": msg`Looked at a webhook delivery`,
};
