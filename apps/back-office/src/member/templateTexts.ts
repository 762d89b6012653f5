import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `member` are called. */
export const memberTemplateTexts = {
  "contact.corrected": msg`Customer service has corrected a contact`,
  "name.corrected": msg`Customer service has corrected the name`,
  "login.unlocked": msg`The login was unlocked`,
  "password.given": msg`A new password from customer service`,
  "factors.removed": msg`Second factors were removed`,
  "account.closed": msg`The account was closed`,
  "account.reopened": msg`The account was reopened`,
  offer: msg`Offer that staff have written`,
  "data.asked": msg`A file of their data was asked for`,
};
