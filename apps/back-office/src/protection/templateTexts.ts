import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `protection` are called. */
export const protectionTemplateTexts = {
  "wish.recorded": msg`A limit or break was set as the member wished`,
};
