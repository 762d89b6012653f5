import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about withdrawals, by mail and phone. */
export const withdrawalTemplates: readonly MessageTemplate[] = [
  {
    name: "withdrawal.disbursed",
    subject: /*i18n*/ "{site}: your withdrawal was paid",
    text: /*i18n*/ "{amount} of order {order} at {site} was paid out. Please tell us in the member centre whether the money arrived; without an answer within {hours} hours it counts as received.",
    secrets: [],
  },
  {
    name: "withdrawal.sent",
    subject: /*i18n*/ "{site}: your withdrawal was paid",
    text: /*i18n*/ "{amount} of order {order} at {site} was paid out.",
    secrets: [],
  },
  {
    name: "withdrawal.reminder",
    subject: /*i18n*/ "{site}: did your withdrawal arrive?",
    text: /*i18n*/ "Order {order} at {site}, {amount}, counts as received in {hours} hours. If the money has not arrived, tell us in the member centre before then.",
    secrets: [],
  },
  {
    name: "withdrawal.returned",
    subject: /*i18n*/ "{site}: your withdrawal was not paid",
    text: /*i18n*/ "Order {order} at {site}, {amount}, was not paid: {reason} The money is in your balance again.",
    secrets: [],
  },
  {
    name: "withdrawal.paid",
    subject: /*i18n*/ "{site}: the missing money is being paid",
    text: /*i18n*/ "We checked your answer about order {order} at {site}: {reason} The missing amount is being paid with a new order.",
    secrets: [],
  },
  {
    name: "withdrawal.settled",
    subject: /*i18n*/ "{site}: your withdrawal was paid after all",
    text: /*i18n*/ "Order {order} at {site}, {amount}, was paid after all: {reason} It is no longer in your balance. You can complain in the member centre.",
    secrets: [],
  },
  {
    name: "withdrawal.denied",
    subject: /*i18n*/ "{site}: about your withdrawal {order}",
    text: /*i18n*/ "We checked your answer about order {order} at {site} and found that the money was paid: {reason} You can complain in the member centre.",
    secrets: [],
  },
];
