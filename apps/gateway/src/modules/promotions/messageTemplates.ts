import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about bonuses, for the member's inbox. Why one was refused is told by the list of bonuses, as far as it is for members. */
export const bonusTemplates: readonly MessageTemplate[] = [
  {
    name: "bonus.granted",
    subject: /*i18n*/ "{site}: you have a bonus",
    text: /*i18n*/ "The bonus you chose with deposit {order}, {amount}, is in your bonus wallet. Stake {required} within {days} days and you can keep it.",
    secrets: [],
  },
  {
    name: "bonus.refused",
    subject: /*i18n*/ "{site}: your bonus was not given",
    text: /*i18n*/ "Deposit {order} is in your balance, but you did not get the bonus chosen with it, because its conditions are no longer met. See Bonuses in the member centre.",
    secrets: [],
  },
  {
    name: "bonus.converted",
    subject: /*i18n*/ "{site}: your bonus is now yours",
    text: /*i18n*/ "You have staked enough for your bonus ({order}): what is left of it is in your balance, as far as its terms allow.",
    secrets: [],
  },
  {
    name: "bonus.lost",
    subject: /*i18n*/ "{site}: nothing is left of your bonus",
    text: /*i18n*/ "Your bonus ({order}) was used up before enough was staked: nothing is left of it, and you no longer need to stake anything for it.",
    secrets: [],
  },
  {
    name: "bonus.expired",
    subject: /*i18n*/ "{site}: your bonus has expired",
    text: /*i18n*/ "Your bonus ({order}) expired before enough was staked. What was left in the bonus wallet is gone; your own money stays.",
    secrets: [],
  },
  {
    name: "bonus.cancelled",
    subject: /*i18n*/ "{site}: your bonus was ended",
    text: /*i18n*/ "We ended your bonus ({order}). What was left in the bonus wallet is gone; your own money stays. Contact us if you have questions.",
    secrets: [],
  },
  {
    name: "promotion.approved",
    subject: /*i18n*/ "{site}: your application was approved",
    text: /*i18n*/ "Your application for {promotion} was approved. {amount} is waiting for you: claim it on the page of the promotion.",
    secrets: [],
  },
  {
    name: "promotion.rejected",
    subject: /*i18n*/ "{site}: your application was not approved",
    text: /*i18n*/ "Your application for {promotion} was not approved: {remark}",
    secrets: [],
  },
  {
    name: "promotion.gift",
    subject: /*i18n*/ "{site}: a bonus for you",
    text: /*i18n*/ "We have a bonus for you, {promotion}: {amount}. Claim it on the page of the promotion.",
    secrets: [],
  },
  {
    name: "promotion.claimed",
    subject: /*i18n*/ "{site}: you have a bonus",
    text: /*i18n*/ "You have claimed {order}: {amount} is in your bonus wallet. Stake {required} within {days} days and you can keep it.",
    secrets: [],
  },
];
