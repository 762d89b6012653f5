import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about deposits, for the member's inbox. */
export const depositTemplates: readonly MessageTemplate[] = [
  {
    name: "deposit.credited",
    subject: /*i18n*/ "{site}: your deposit has arrived",
    text: /*i18n*/ "{amount} from order {order} is now in your balance.",
    secrets: [],
  },
  {
    name: "deposit.review",
    subject: /*i18n*/ "{site}: your payment is being checked",
    text: /*i18n*/ "The payment for order {order} has arrived, and we have to check it first. You do not need to pay again; we will tell you what we decide.",
    secrets: [],
  },
  {
    name: "deposit.rejected",
    subject: /*i18n*/ "{site}: your deposit was not credited",
    text: /*i18n*/ "We checked the payment for order {order} and did not credit it. If you have paid, contact us and name the order.",
    secrets: [],
  },
];
