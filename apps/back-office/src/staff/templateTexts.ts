import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `staff` are called. */
export const staffTemplateTexts = {
  "staff.invitation": msg`Invitation to the back office`,
  "staff.setup": msg`Staff: set up a second factor`,
  "staff.password.changed": msg`Staff: the password was changed`,
  "staff.app.added": msg`Staff: an authenticator app was added`,
  "staff.app.removed": msg`Staff: the authenticator app was removed`,
  "staff.passkey.added": msg`Staff: a passkey was added`,
  "staff.passkey.removed": msg`Staff: a passkey was removed`,
  "staff.passkey.behind": msg`Staff: there may be a copy of a passkey`,
  "staff.unlocked": msg`Staff: the login was unlocked`,
};
