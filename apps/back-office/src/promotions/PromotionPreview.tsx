import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";
import { useDesk } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import type { PromotionTerms } from "./promotionValues.ts";

const Base = styled.section`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  overflow-wrap: anywhere;
`;

function Terms({ terms }: { readonly terms: PromotionTerms }) {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { currency, percent, factor, days, startsAt, endsAt, turn } = terms;
  const money = (amount: string): string => `${formatMoney(amount, i18n.locale)} ${currency}`;
  const time = (millis: number): string => toTime(millis, merchant.timeZone);
  return (
    <>
      <Text strong>
        <Trans>
          {percent}% of the deposit, at most {money(terms.maxBonus)}; to be staked{" "}
          <Plural value={factor} one="# time" other="# times" /> within{" "}
          <Plural value={days} one="# day" other="# days" />
        </Trans>
      </Text>
      <Text size="small" tone="muted">
        {turn === "FIRST" ? (
          <Trans>With the first deposit, from {money(terms.minDeposit)}.</Trans>
        ) : turn === "DAY" ? (
          <Trans>With one deposit a day, from {money(terms.minDeposit)}.</Trans>
        ) : (
          <Trans>With one deposit, from {money(terms.minDeposit)}.</Trans>
        )}{" "}
        {terms.maxStake === null ? null : <Trans>Stakes of at most {money(terms.maxStake)} while it is active.</Trans>}{" "}
        {terms.maxConvert === null ? null : <Trans>At most {money(terms.maxConvert)} of it can be kept.</Trans>}{" "}
        {terms.sticky && <Trans>The bonus amount goes back; only what is won above it is kept.</Trans>}{" "}
        {terms.endsWithWithdrawal && <Trans>It ends with the first withdrawal or money sent to others.</Trans>}
      </Text>
      <Text size="small" tone="muted">
        {startsAt === null ? <Trans>From now on</Trans> : <Trans>From {time(startsAt)}</Trans>},{" "}
        {endsAt === null ? <Trans>with no end date</Trans> : <Trans>until {time(endsAt)}</Trans>}
      </Text>
    </>
  );
}

/** What a promotion says to players, in short; undefined while its fields do not say it. */
export function PromotionPreview({ terms }: { readonly terms: PromotionTerms | undefined }) {
  const id = useId();
  return (
    <Base aria-labelledby={id}>
      <Text size="small" tone="muted">
        <span id={id}>
          <Trans>What players are offered</Trans>
        </span>
      </Text>
      {terms === undefined ? (
        <Text>
          <Trans>Fill in the figures and amounts to see it.</Trans>
        </Text>
      ) : (
        <Terms terms={terms} />
      )}
    </Base>
  );
}
