import { Trans, useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button, type TableColumn } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { bonusTones, usePromotionTexts } from "./usePromotionTexts.ts";

/** How a member's bonuses are listed; with a button where active ones can be ended. */
export function useBonusColumns(onEnd: ((bonus: Bonus) => void) | undefined): readonly TableColumn<Bonus>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, rules } = usePromotionTexts();
  const money = (amount: string): string => formatMoney(amount, i18n.locale);
  const time = (millis: number | null): string => (millis === null ? "" : toTime(millis, merchant.timeZone));
  const toProgress = ({ done, required }: Bonus): string => t`${money(done)} of ${money(required)}`;
  const toEnd = ({ endedAt, expiresAt }: Bonus): string => {
    if (endedAt !== null) return time(endedAt);
    return expiresAt === null ? "" : t`at the latest ${time(expiresAt)}`;
  };
  return [
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={bonusTones[state]}>{states[state]}</Badge>,
    },
    { key: "promotion", title: t`Promotion`, toCell: ({ names }) => names.EN },
    { key: "amount", title: t`Bonus`, align: "end", toCell: ({ amount }) => money(amount) },
    { key: "done", title: t`Staked`, align: "end", toCell: toProgress },
    { key: "balance", title: t`In the bonus wallet`, align: "end", toCell: ({ balance }) => money(balance) },
    { key: "converted", title: t`Became the member's`, align: "end", toCell: ({ converted }) => money(converted) },
    { key: "order", title: t`Deposit`, toCell: ({ orderNo }) => orderNo },
    { key: "chosen", title: t`Chosen`, toCell: ({ createdAt }) => time(createdAt) },
    { key: "given", title: t`Given`, toCell: ({ grantedAt }) => time(grantedAt) },
    { key: "end", title: t`End`, toCell: toEnd },
    { key: "rule", title: t`Why refused`, toCell: ({ rule }) => (rule === null ? "" : rules[rule]) },
    ...(onEnd === undefined
      ? []
      : [
          {
            key: "act",
            title: t`Do`,
            toCell: (bonus: Bonus) =>
              bonus.state === "ACTIVE" ? (
                <Button size="small" aria-label={t`End bonus: ${bonus.names.EN}`} onClick={() => onEnd(bonus)}>
                  <Trans>End bonus</Trans>
                </Button>
              ) : (
                ""
              ),
          },
        ]),
  ];
}
