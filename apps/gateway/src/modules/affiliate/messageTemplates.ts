import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages to affiliates. */
export const affiliateTemplates: readonly MessageTemplate[] = [
  {
    name: "affiliate.offered",
    subject: /*i18n*/ "{site}: you are offered the affiliate plan {plan}",
    text: /*i18n*/ "Read its terms in the member centre, and accept or refuse it there. Nothing changes until you answer.",
    secrets: [],
  },
  {
    name: "affiliate.ended",
    subject:
      /*i18n*/ "{site}: {matter, select, offer {the offer of the affiliate plan {plan} was taken back} other {your affiliate plan {plan} has ended}}",
    text: /*i18n*/ "{matter, select, offer {It can be accepted no more.} other {Its links bring nobody any more. What your players bring counts until this month is over.}}",
    secrets: [],
  },
  {
    name: "affiliate.paid",
    subject: /*i18n*/ "{site}: {amount} by your affiliate plan {plan}",
    text: /*i18n*/ "Your bill {bill} of {month} is paid: {amount}. How it was reckoned, with each player's part, stands in the bill.",
    secrets: [],
  },
  {
    name: "affiliate.refused",
    subject: /*i18n*/ "{site}: your affiliate bill {bill} was refused",
    text: /*i18n*/ "Bill {bill} of {month} by plan {plan} is not paid: {reason}",
    secrets: [],
  },
];
