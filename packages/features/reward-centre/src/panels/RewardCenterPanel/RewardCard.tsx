import { Trans, useLingui } from "@lingui/react/macro";
import { useClaimRewardMutation } from "@marquee/api-client";
import type { Reward, RewardAsset } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { OfferedMoney, toCentrePath, useFormFaults, useLanguage, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, Card, DateTime, Heading, Link, notify, Refusal, Text } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { sourceTexts } from "../../model/rewardTexts.ts";
import { toTurnover } from "../../model/toTurnover.ts";

const Base = styled(Card)`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.12")};
  > h4 { min-inline-size: 0; overflow-wrap: anywhere; }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  > div { display: grid; gap: ${token("space.4")}; flex: 1 1 12rem; min-inline-size: 0; }
  strong { font-size: ${token("text.body")}; }
`;

/** An amount of what a reward pays. */
function useAmountText(symbol: string): (asset: RewardAsset, amount: string) => string {
  const { t, i18n } = useLingui();
  return (asset, amount) => {
    if (asset !== "POINTS") return formatMoney(amount, i18n.locale, symbol);
    const points = i18n.number(Number(amount));
    return t`${points} points`;
  };
}

/** What has to be staked of a reward, and until when it can be claimed. */
function Terms({ reward, symbol }: { readonly reward: Reward; readonly symbol: string }) {
  const { i18n } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const { asset, bonus, factor, endsAt } = reward;
  const turnover = toTurnover(reward);
  const staked = asset !== "PRIZE" && turnover?.least === turnover?.most ? turnover?.most : undefined;
  const amount = staked === undefined ? "" : formatMoney(staked, i18n.locale, symbol);
  // A prize may be a gift, which is not withdrawn.
  const isTold = asset !== "POINTS" && (asset !== "PRIZE" || turnover !== null);
  return (
    <>
      {isTold && (
        <Text size="small" tone="muted">
          {turnover === null && <Trans>You can withdraw it at once.</Trans>}
          {turnover !== null && staked !== undefined && <Trans>Stake {amount} before you withdraw it.</Trans>}
          {turnover !== null && staked === undefined && (
            <Trans>Stake its amount × {factor} before you withdraw it.</Trans>
          )}
        </Text>
      )}
      {bonus?.sticky === true && (
        <Text size="small" tone="muted">
          <Trans>The bonus amount itself goes back: you keep only what you win above it.</Trans>
        </Text>
      )}
      {bonus?.endsWithWithdrawal === true && (
        <Text size="small" tone="muted">
          <Trans>If you withdraw or send money to others, the bonus ends, and all in your bonus wallet is lost.</Trans>
        </Text>
      )}
      {endsAt !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Claim it before <DateTime instant={new Date(endsAt).toISOString()} timeZone={timeZone} />.
          </Trans>
        </Text>
      )}
    </>
  );
}

/** What it comes from, and whatever it pays. */
function Frame({
  reward: { source, id, names },
  children,
}: {
  readonly reward: Reward;
  readonly children: (name: string) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const own = source === "RANK" ? t`Gift of level ${id}` : t`Rebate for what you played`;
  const name = names === null ? own : (names[language] ?? names.EN);
  return (
    <Base as="article" aria-label={name}>
      <Name>
        <Heading level={4}>{name}</Heading>
        <Badge tone="accent">{i18n._(sourceTexts[source])}</Badge>
      </Name>
      {children(name)}
    </Base>
  );
}

/** A prize that is drawn at a panel of its own, where the chances are told. */
function PrizeCard({ reward, symbol }: { readonly reward: Reward; readonly symbol: string }) {
  const { t } = useLingui();
  return (
    <Frame reward={reward}>
      {(name) => (
        <Foot>
          <div>
            <strong>
              <Trans>A prize by chance, or none</Trans>
            </strong>
            <Terms reward={reward} symbol={symbol} />
          </div>
          <Link
            look="primary"
            aria-label={t`Draw a ticket: ${name}`}
            href={toCentrePath({ centre: "member", panel: "raffle" })}
          >
            <Trans>Draw a ticket</Trans>
          </Link>
        </Foot>
      )}
    </Frame>
  );
}

/** A reward that is paid where it is listed. */
function PaidCard({ reward, symbol }: { readonly reward: Reward; readonly symbol: string }) {
  const { t } = useLingui();
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimRewardMutation();
  const [refusal, setRefusal] = useState("");
  const toAmount = useAmountText(symbol);
  const { source, id, version, asset, least, most } = reward;
  const toOffered = (amount: string) =>
    asset === "POINTS" ? toAmount(asset, amount) : <OfferedMoney amount={amount} />;
  const [smallest, largest] = [toOffered(least), toOffered(most)];
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ source, id, ...(version === null ? {} : { version }) });
    if (result.data === undefined) return setRefusal(toFaults(result.error).text);
    const { paid } = result.data;
    const amount = toAmount(paid.asset, paid.amount);
    const told = {
      CASH: t`${amount} is in your main wallet.`,
      BONUS: t`${amount} is in your bonus wallet.`,
      POINTS: t`You received ${amount}.`,
      PRIZE: t`You received ${amount}.`,
    };
    notify(told[paid.asset], { tone: "success" });
  };
  return (
    <Frame reward={reward}>
      {(name) => (
        <>
          <Foot>
            <div>
              <strong>
                {least === most ? (
                  largest
                ) : (
                  <Trans>
                    {smallest} to {largest}, by chance
                  </Trans>
                )}
              </strong>
              <Terms reward={reward} symbol={symbol} />
            </div>
            <Button look="primary" busy={isLoading} aria-label={t`Claim: ${name}`} onClick={() => void press()}>
              <Trans>Claim</Trans>
            </Button>
          </Foot>
          <Refusal text={refusal} />
        </>
      )}
    </Frame>
  );
}

/** One reward: what it comes from, what it pays and under which terms, and the claim, or the way to where it is drawn. */
export function RewardCard(props: { readonly reward: Reward; readonly symbol: string }) {
  return props.reward.asset === "PRIZE" ? <PrizeCard {...props} /> : <PaidCard {...props} />;
}
