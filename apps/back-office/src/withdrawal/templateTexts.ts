import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `withdrawal` are called. */
export const withdrawalTemplateTexts = {
  "withdrawal.disbursed": msg`A withdrawal was paid, and its receipt is to be confirmed`,
  "withdrawal.sent": msg`A withdrawal was paid`,
  "withdrawal.reminder": msg`Reminder to confirm a withdrawal`,
  "withdrawal.returned": msg`A withdrawal was not paid`,
  "withdrawal.paid": msg`The missing money of a withdrawal is being paid`,
  "withdrawal.settled": msg`A withdrawal was paid after all`,
  "withdrawal.denied": msg`A claim about a withdrawal was denied`,
};
