import { Trans, useLingui } from "@lingui/react/macro";
import type { Turnover, TurnoverRequirement } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatDay, formatMoney } from "@marquee/i18n";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { Card, Heading, Money, ProgressBar, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { toShare } from "../../model/toShare.ts";
import { toTurnoverSourceText, turnoverCategoryTexts } from "../../model/turnoverTexts.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const List = styled.ul`
  display: grid;
  gap: ${token("space.16")};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.4")}; }
`;

/** What both figures of a bar are, in words. */
function useBarText(): (figures: Pick<Turnover, "required" | "done">) => string {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  return ({ required, done }) => {
    const [shown, all] = [done, required].map((each) => formatMoney(each, i18n.locale, symbol));
    return t`${shown} of ${all}`;
  };
}

function Requirement({ requirement }: { readonly requirement: TurnoverRequirement }) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const toText = useBarText();
  const { source, orderNo, held, required, done, createdAt, expiresAt } = requirement;
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toDay = (time: number): string => formatDay(time, i18n.locale, { timeZone });
  const day = toDay(createdAt);
  return (
    <li>
      <ProgressBar
        label={t(toTurnoverSourceText(source, day))}
        text={toText(requirement)}
        value={toShare(done, required)}
      />
      <Text size="label" tone="muted">
        {source === "BONUS" ? (
          <Trans>Holds only the bonus wallet, none of your own money</Trans>
        ) : (
          <Trans>
            Holds <Money amount={held} currency={symbol} />
          </Trans>
        )}
        {expiresAt !== null && (
          <>
            {" · "}
            {source === "BONUS" ? (
              <Trans>the bonus ends on {toDay(expiresAt)}</Trans>
            ) : (
              <Trans>ends by itself on {toDay(expiresAt)}</Trans>
            )}
          </>
        )}
        {orderNo !== "" && ` · ${orderNo}`}
      </Text>
    </li>
  );
}

/** What open turnover requirements hold and why, how far they are, and what counts. Nothing where there are none. */
export function TurnoverNotice({ turnover }: { readonly turnover: Turnover }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const toText = useBarText();
  const { held, required, done, requirements, weights } = turnover;
  if (requirements.length === 0) return null;
  const exceptions = [
    ...new Set(weights.map(({ category, percent }) => `${t(turnoverCategoryTexts[category])} ${percent}%`)),
  ];
  return (
    <Base aria-label={t`Held until you have staked enough`}>
      <Heading level={4}>
        <Trans>Held until you have staked enough</Trans>
      </Heading>
      <Text>
        {held === "0.00" ? (
          <Trans>All of your own money can be withdrawn now.</Trans>
        ) : (
          <Trans>
            <Money amount={held} currency={symbol} /> of your balance can be withdrawn once you have staked enough in
            games. You can withdraw everything above it now.
          </Trans>
        )}
        {requirements.some(({ source }) => source === "BONUS") && (
          <>
            {" "}
            <Trans>Money in the bonus wallet cannot be withdrawn.</Trans>
          </>
        )}
      </Text>
      {requirements.length > 1 && (
        <ProgressBar label={t`Played so far`} text={toText(turnover)} value={toShare(done, required)} />
      )}
      <List aria-label={t`Why it is held`}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.id} requirement={requirement} />
        ))}
      </List>
      <Text size="label" tone="muted">
        <Trans>
          A stake counts when its round has ended. Demo play and stakes that are returned do not count. If you would
          rather not play, ask customer service.
        </Trans>
        {exceptions.length > 0 && (
          <>
            {" "}
            <Trans>Only part of a stake counts in: {exceptions.join(", ")}.</Trans>
          </>
        )}
      </Text>
    </Base>
  );
}
