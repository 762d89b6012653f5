import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `auth` are called. */
export const authTemplateTexts = {
  "passkey.behind": msg`There may be a copy of a passkey`,
  "contact.confirm": msg`Confirm a mailbox`,
  "contact.confirmed": msg`A contact was confirmed`,
};
