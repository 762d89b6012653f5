import { Trans, useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { useCurrencySymbol, useIsOn, useOpenCentre, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, Card, DateTime, Heading, Money, ProgressBar, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { bonusStateTexts, bonusStateTones, toRefusalText } from "../../model/bonusTexts.ts";
import { toShare } from "../../model/toShare.ts";
import { type BonusTerm, useBonusTerms } from "../../components/BonusTerms/useBonusTerms.tsx";
import { usePromotionName } from "../../model/usePromotionName.ts";
import { GiveUpBonus } from "./GiveUpBonus.tsx";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.12")};
  > h4 { min-inline-size: 0; overflow-wrap: anywhere; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token("space.4")} ${token("space.32")};
  margin: 0;
  font-size: ${token("text.small")};
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token("space.12")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; margin-inline-start: auto; text-align: end; font-variant-numeric: tabular-nums; }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;

/** The figures and dates of a bonus; of those that depend on its state the ones that say something. */
function useFacts(): (bonus: Bonus) => readonly BonusTerm[] {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toTerms = useBonusTerms();
  const toMoment = (at: number) => <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />;
  return (bonus) => {
    const { state, amount, balance, converted, createdAt, grantedAt, expiresAt, endedAt } = bonus;
    const isActive = state === "ACTIVE";
    return [
      { key: "amount", name: t`Bonus`, value: <Money amount={amount} currency={symbol} /> },
      ...(isActive
        ? [{ key: "balance", name: t`In the bonus wallet now`, value: <Money amount={balance} currency={symbol} /> }]
        : []),
      ...(state === "CONVERTED"
        ? [{ key: "converted", name: t`Became your own`, value: <Money amount={converted} currency={symbol} /> }]
        : []),
      ...toTerms(bonus),
      grantedAt === null
        ? { key: "created", name: t`Chosen`, value: toMoment(createdAt) }
        : { key: "granted", name: t`Given`, value: toMoment(grantedAt) },
      ...(isActive && expiresAt !== null
        ? [{ key: "expires", name: t`Ends, if not enough is staked`, value: toMoment(expiresAt) }]
        : []),
      ...(endedAt === null ? [] : [{ key: "ended", name: t`Ended`, value: toMoment(endedAt) }]),
    ];
  };
}

/** One bonus: its state, how much of what it asks is staked, its terms, the way to its deposit, and the end of it by the member. */
export function BonusCard({ bonus }: { readonly bonus: Bonus }) {
  const { t, i18n } = useLingui();
  const toName = usePromotionName();
  const toFacts = useFacts();
  const openCentre = useOpenCentre();
  const hasDeposits = useIsOn("DEPOSIT3");
  const refusal = toRefusalText(bonus);
  const { names, state, required, done, grantedAt, orderNo } = bonus;
  const name = toName(names);
  const symbol = useCurrencySymbol();
  const [shown, all] = [done, required].map((each) => formatMoney(each, i18n.locale, symbol));
  return (
    <Base as="article" aria-label={name}>
      <Name>
        <Heading level={4}>{name}</Heading>
        <Badge tone={bonusStateTones[state]}>{t(bonusStateTexts[state])}</Badge>
      </Name>
      {refusal !== null && <Text size="small">{t(refusal)}</Text>}
      {grantedAt !== null && (
        <ProgressBar label={t`Staked so far`} text={t`${shown} of ${all}`} value={toShare(done, required)} />
      )}
      <Facts>
        {toFacts(bonus).map(({ key, name: fact, value }) => (
          <div key={key}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Buttons>
        {hasDeposits && orderNo !== null && (
          <Button size="small" onClick={() => openCentre("member", "depositv2", { order: orderNo })}>
            <Trans>Its deposit</Trans>
          </Button>
        )}
        {state === "ACTIVE" && <GiveUpBonus bonus={bonus} name={name} />}
      </Buttons>
    </Base>
  );
}
