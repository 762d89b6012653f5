import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `wallet` are called. */
export const walletTemplateTexts = {
  "deposit.credited": msg`A deposit was credited`,
  "deposit.review": msg`A deposit is being looked at`,
  "deposit.rejected": msg`A deposit was rejected`,
};
