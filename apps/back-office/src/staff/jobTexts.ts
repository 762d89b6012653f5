import { msg } from "@lingui/core/macro";

/** What the jobs of domain `staff` are called, and what they do. */
export const staffJobTexts = {
  "staff-set-up": {
    name: msg`Invitations to set up a factor`,
    does: msg`Invites staff who lack a second factor to set one up.`,
  },
  "end-staff-sessions": {
    name: msg`Sessions of staff`,
    does: msg`Ends sessions of staff that are over and writes that into their security log.`,
  },
  "send-messages": {
    name: msg`Mails and short messages`,
    does: msg`Sends what waits in the outbox, and tries again what failed.`,
  },
  "deliver-webhooks": {
    name: msg`Webhooks`,
    does: msg`Sends events to the merchants' endpoints, and tries again what failed.`,
  },
  "run-exports": { name: msg`Files for staff`, does: msg`Makes the files that staff have asked for.` },
  "roll-up-overview": { name: msg`Figures of the overview`, does: msg`Adds up the figures of the overview page.` },
};
