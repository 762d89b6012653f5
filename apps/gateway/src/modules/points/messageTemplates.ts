import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about redemptions of points. */
export const pointsTemplates: readonly MessageTemplate[] = [
  {
    name: "points.approved",
    subject: /*i18n*/ "{site}: {reward} is yours",
    text: /*i18n*/ "Your redemption {order} of {reward} was approved: {remark}",
    secrets: [],
  },
  {
    name: "points.rejected",
    subject: /*i18n*/ "{site}: {reward} could not be redeemed",
    text: /*i18n*/ "Your redemption {order} of {reward} was rejected, and its points are back: {remark}",
    secrets: [],
  },
];
