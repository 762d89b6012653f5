import { Trans, useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { from, token } from "@marquee/design-tokens";
import { Badge, Button, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useDesk } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { bonusTones, usePromotionTexts } from "./usePromotionTexts.ts";

const Times = styled.div`
  display: grid;
  @media ${from("tablet")} { min-inline-size: 270px; }
`;

/** When a bonus was chosen, given and ended, or has to end. */
function BonusTimes({ bonus: { createdAt, grantedAt, expiresAt, endedAt } }: { readonly bonus: Bonus }) {
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const time = (millis: number): string => toTime(millis, merchant.timeZone);
  return (
    <Times>
      <Text size="small">
        <Trans>Chosen {time(createdAt)}</Trans>
      </Text>
      {grantedAt === null ? null : (
        <Text size="small">
          <Trans>Given {time(grantedAt)}</Trans>
        </Text>
      )}
      {endedAt !== null ? (
        <Text size="small">
          <Trans>Ended {time(endedAt)}</Trans>
        </Text>
      ) : expiresAt === null ? null : (
        <Text size="small">
          <Trans>Ends {time(expiresAt)}</Trans>
        </Text>
      )}
    </Times>
  );
}

const State = styled.div`
  display: grid;
  gap: ${token("space.4")};
  justify-items: end;
  @media ${from("tablet")} { justify-items: start; min-inline-size: 140px; }
`;

/** The state, with why it was refused, or the button that ends it. */
function BonusStateCell({
  bonus,
  onEnd,
}: {
  readonly bonus: Bonus;
  readonly onEnd: ((bonus: Bonus) => void) | undefined;
}) {
  const { t } = useLingui();
  const { states, rules } = usePromotionTexts();
  const { state, rule, names } = bonus;
  return (
    <State>
      <Badge tone={bonusTones[state]}>{states[state]}</Badge>
      {rule === null ? null : <Text size="small">{rules[rule]}</Text>}
      {state === "ACTIVE" && onEnd !== undefined ? (
        <Button size="small" aria-label={t`End bonus: ${names.EN}`} onClick={() => onEnd(bonus)}>
          <Trans>End bonus</Trans>
        </Button>
      ) : null}
    </State>
  );
}

/** How a member's bonuses are listed; with a button where active ones can be ended. */
export function useBonusColumns(onEnd: ((bonus: Bonus) => void) | undefined): readonly TableColumn<Bonus>[] {
  const { t, i18n } = useLingui();
  const money = (amount: string): string => formatMoney(amount, i18n.locale);
  const toProgress = ({ done, required }: Bonus): string => t`${money(done)} of ${money(required)}`;
  return [
    {
      key: "state",
      title: t`State`,
      toCell: (bonus) => <BonusStateCell bonus={bonus} onEnd={onEnd} />,
    },
    {
      key: "promotion",
      title: t`Promotion`,
      toCell: ({ names, orderNo, sticky, endsWithWithdrawal }) => (
        <div>
          {names.EN}
          <Text size="small" tone="muted">
            {[orderNo, sticky ? t`Sticky` : null, endsWithWithdrawal ? t`Ends with a withdrawal` : null]
              .filter((text) => text !== null)
              .join(" · ")}
          </Text>
        </div>
      ),
    },
    { key: "amount", title: t`Bonus`, align: "end", toCell: ({ amount }) => money(amount) },
    { key: "done", title: t`Staked`, align: "end", toCell: toProgress },
    { key: "balance", title: t`Remaining`, align: "end", toCell: ({ balance }) => money(balance) },
    { key: "converted", title: t`Kept`, align: "end", toCell: ({ converted }) => money(converted) },
    { key: "times", title: t`Times`, toCell: (bonus) => <BonusTimes bonus={bonus} /> },
  ];
}
