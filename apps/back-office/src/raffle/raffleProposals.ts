import { msg } from "@lingui/core/macro";
import { toDecimal, toMoney } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** A prize of a stored proposal. */
interface Prize {
  readonly type: string;
  readonly amount: string | null;
  readonly count: number;
}

const isPrize = (value: unknown): value is Prize =>
  typeof value === "object" && value !== null && "type" in value && "amount" in value && "count" in value;

/** What all prizes of a type come to. */
const sum = (prizes: readonly Prize[], type: string): string =>
  toDecimal(
    prizes.reduce(
      (all, prize) => (prize.type === type ? all + toMoney(prize.amount ?? "0") * BigInt(prize.count) : all),
      0n,
    ),
  );

/** Proposals about raffles in words. */
export const raffleProposals: readonly ProposalText[] = [
  {
    kind: "raffle.make",
    name: msg`Make a raffle`,
    toText: (data, i18n) => {
      const prizes = Array.isArray(data["prizes"]) ? data["prizes"].filter(isPrize) : [];
      const cash = `${formatMoney(sum(prizes, "CASH"), i18n.locale)} ${readText(data, "currency")}`;
      const points = i18n.number(Number(sum(prizes, "POINTS")));
      const tickets = i18n.number(prizes.reduce((all, { count }) => all + count, 0));
      return i18n._(msg`In money ${cash}, in points ${points}, with ${tickets} tickets in all`);
    },
  },
];
