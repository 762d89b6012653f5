import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readMoney } from "../forms/readData.ts";

/** Proposals about promotions in words. */
export const promotionProposals: readonly ProposalText[] = [
  {
    kind: "promotion.save",
    name: msg`Offer a large bonus`,
    toText: (data, i18n) => {
      const most = readMoney(data, "maxBonus", i18n.locale);
      return i18n._(msg`At most ${most}`);
    },
  },
  {
    kind: "promotion.approve",
    name: msg`Approve a large application`,
    toText: (data, i18n) => {
      const amount = readMoney(data, "amount", i18n.locale);
      return i18n._(msg`Bonus of ${amount}`);
    },
  },
  {
    kind: "promotion.codes",
    name: msg`Make promo codes`,
    toText: (data, i18n) => {
      const total = readMoney(data, "total", i18n.locale);
      return i18n._(msg`Bonuses of ${total} in total`);
    },
  },
];
