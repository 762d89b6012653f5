import { Trans, useLingui } from "@lingui/react/macro";
import { useClaimMissionMutation } from "@marquee/api-client";
import { isMoneyMission, type Mission } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { useFormFaults, useLanguage, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, Card, DateTime, Heading, Money, notify, ProgressBar, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { isSome, toShare, toTurnover } from "../../model/missionFigures.ts";
import { categoryTexts, statusTexts, statusTones, toMeasureText } from "../../model/missionTexts.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
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

/** Which play counts, where not all does. */
function Limits({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const { i18n } = useLingui();
  const { category, leastStake } = mission;
  const games = category === null ? null : i18n._(categoryTexts[category]);
  if (games === null && !isSome(leastStake)) return null;
  return (
    <Text size="small" tone="muted">
      {games !== null && <Trans>Only in {games}.</Trans>}{" "}
      {isSome(leastStake) && (
        <Trans>
          Rounds with a stake of at least <Money amount={leastStake} currency={symbol} /> count.
        </Trans>
      )}
    </Text>
  );
}

/** What a mission pays. */
function useRewardText(): (mission: Mission, symbol: string) => string {
  const { t, i18n } = useLingui();
  return ({ reward, amount }, symbol) => {
    if (reward === "CASH") return formatMoney(amount, i18n.locale, symbol);
    const points = i18n.number(Number(amount));
    return t`${points} points`;
  };
}

/** What a mission pays, what has to be staked of it, and until when. */
function Reward({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toReward = useRewardText();
  const { endsAt, status, reward } = mission;
  const paid = toReward(mission, symbol);
  const turnover = toTurnover(mission);
  return (
    <div>
      <strong>
        <Trans>Reward: {paid}</Trans>
      </strong>
      {reward === "CASH" && (
        <Text size="small" tone="muted">
          {turnover === null ? (
            <Trans>You can withdraw it at once.</Trans>
          ) : (
            <Trans>
              Stake <Money amount={turnover} currency={symbol} /> before you withdraw it.
            </Trans>
          )}
        </Text>
      )}
      {status === "PROCESS" && endsAt !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Complete and claim it before <DateTime instant={new Date(endsAt).toISOString()} timeZone={timeZone} />.
          </Trans>
        </Text>
      )}
      {status === "CLAIM" && endsAt !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Claim it before <DateTime instant={new Date(endsAt).toISOString()} timeZone={timeZone} />.
          </Trans>
        </Text>
      )}
    </div>
  );
}

/** One mission: how far the member has come, what it pays and under which terms, and the claim. */
export function MissionCard({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimMissionMutation();
  const [refusal, setRefusal] = useState("");
  const { id, version, type, titles, status, progress, target, multiple, reward } = mission;
  const name = titles[language] ?? titles.EN;
  const toText = (value: string): string =>
    isMoneyMission(type) ? formatMoney(value, i18n.locale, symbol) : i18n.number(Number(value));
  const toReward = useRewardText();
  const [done, all, paid] = [toText(progress), toText(target), toReward(mission, symbol)];
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ id, version });
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
    else notify(reward === "CASH" ? t`${paid} is in your main wallet.` : t`You received ${paid}.`, { tone: "success" });
  };
  return (
    <Base as="article" aria-label={name}>
      <Name>
        <Heading level={4}>{name}</Heading>
        <Badge tone={statusTones[status]}>{i18n._(statusTexts[status])}</Badge>
      </Name>
      <ProgressBar
        label={i18n._(toMeasureText(type, multiple ?? 1))}
        text={t`${done} of ${all}`}
        value={toShare(mission)}
      />
      <Limits mission={mission} symbol={symbol} />
      <Foot>
        <Reward mission={mission} symbol={symbol} />
        {status === "CLAIM" && (
          <Button look="primary" busy={isLoading} aria-label={t`Claim: ${name}`} onClick={() => void press()}>
            <Trans>Claim</Trans>
          </Button>
        )}
      </Foot>
      {refusal !== "" && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </Base>
  );
}
