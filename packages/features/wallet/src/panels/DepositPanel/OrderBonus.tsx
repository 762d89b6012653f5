import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Bonus, DepositOrder } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useCurrencySymbol, useIsOn, useOpenCentre, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, Card, DateTime, Heading, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { bonusStateTexts, bonusStateTones, toRefusalText } from "../../model/bonusTexts.ts";
import { usePromotionName } from "../../model/usePromotionName.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.8")};
  justify-items: start;
  inline-size: 100%;
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.4")} ${token("space.12")};
  > h4 { min-inline-size: 0; overflow-wrap: anywhere; }
`;

/** What becomes of the bonus, or has become of it, in a sentence. */
function State({ bonus, isEnded }: { readonly bonus: Bonus; readonly isEnded: boolean }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const { state, amount, required, converted, days, expiresAt } = bonus;
  const refusal = toRefusalText(bonus);
  if (refusal !== null) return t(refusal);
  if (state === "PENDING")
    return isEnded ? (
      <Trans>This deposit has ended, and so there is no bonus.</Trans>
    ) : (
      <Trans>
        <Money amount={amount} currency={symbol} /> is added to your bonus wallet with the deposit. You need to stake{" "}
        <Money amount={required} currency={symbol} /> for it within <Plural value={days} one="# day" other="# days" />.
      </Trans>
    );
  if (state === "ACTIVE" && expiresAt !== null)
    return (
      <Trans>
        <Money amount={amount} currency={symbol} /> was added to your bonus wallet. You need to stake{" "}
        <Money amount={required} currency={symbol} /> for it by{" "}
        <DateTime instant={new Date(expiresAt).toISOString()} timeZone={timeZone} />.
      </Trans>
    );
  return state === "CONVERTED" ? (
    <Trans>
      You kept <Money amount={converted} currency={symbol} /> of it.
    </Trans>
  ) : (
    <Trans>
      <Money amount={amount} currency={symbol} /> was added; the bonus has ended.
    </Trans>
  );
}

/** The bonus that was chosen with a deposit, and its state (MC-03): it waits, is given, or is not and why. Nothing without one. */
export function OrderBonus({ order: { bonus, state } }: { readonly order: DepositOrder }) {
  const { t } = useLingui();
  const toName = usePromotionName();
  const openCentre = useOpenCentre();
  const hasPanel = useIsOn("BONUSDET3");
  if (bonus === null) return null;
  const isEnded = state === "EXPIRED" || state === "REJECTED";
  const isNever = isEnded && bonus.state === "PENDING";
  return (
    <Base aria-label={t`Bonus with this deposit`}>
      <Name>
        <Heading level={4}>{toName(bonus.names)}</Heading>
        <Badge tone={bonusStateTones[bonus.state]}>{t(bonusStateTexts[isNever ? "REFUSED" : bonus.state])}</Badge>
      </Name>
      <Text size="small">
        <State bonus={bonus} isEnded={isEnded} />
      </Text>
      {hasPanel && bonus.grantedAt !== null && (
        <Button size="small" onClick={() => openCentre("member", "bonusDetails")}>
          <Trans>Your bonuses</Trans>
        </Button>
      )}
    </Base>
  );
}
