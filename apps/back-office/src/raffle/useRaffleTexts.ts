import { useLingui } from "@lingui/react/macro";
import type { PrizeType, RaffleGiftState, RafflePhase, RafflePrize, RaffleTurn } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";

/** How states of gifts are coloured. */
export const giftTones = { PROCESS: "primary", DONE: "success", CANCELLED: "danger" } as const satisfies Record<
  RaffleGiftState,
  string
>;

/** What types of prizes, periods of draws, phases and states of gifts are called. */
export function useRaffleTexts() {
  const { t, i18n } = useLingui();
  const types: Readonly<Record<PrizeType, string>> = {
    CASH: t`Money`,
    POINTS: t`Points`,
    GIFT: t`A gift that staff hand over`,
    NONE: t`No prize`,
  };
  const turns: Readonly<Record<RaffleTurn, string>> = { ONCE: t`Once`, DAY: t`Once a day` };
  const phases: Readonly<Record<RafflePhase, string>> = {
    PLANNED: t`Planned`,
    OPEN: t`Open`,
    EMPTY: t`All tickets are drawn`,
    OVER: t`Over`,
  };
  const giftStates: Readonly<Record<RaffleGiftState, string>> = {
    PROCESS: t`To hand over`,
    DONE: t`Handed over`,
    CANCELLED: t`Cancelled`,
  };
  const toPrize = ({ type, names, amount, count }: RafflePrize): string => {
    const value =
      amount === null ? "" : type === "POINTS" ? i18n.number(Number(amount)) : formatMoney(amount, i18n.locale);
    const [name, number] = [value === "" ? names.EN : `${names.EN} (${value})`, i18n.number(count)];
    return `${number} × ${name}`;
  };
  return { types, turns, phases, giftStates, toPrize };
}
