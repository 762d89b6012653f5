import { Trans, useLingui } from "@lingui/react/macro";
import { isMoneyMission, type Mission } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { OfferedMoney, useStatusQuery } from "@marquee/runtime";
import { DateTime, Money, Text } from "@marquee/ui-kit";
import { isSome, toTurnover } from "../../model/missionFigures.ts";
import { categoryTexts } from "../../model/missionTexts.ts";

/** Which play counts, where not all does. */
export function Limits({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
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

/** What a mission asks for: an amount, or a number of times. */
export function useTargetText(): (mission: Pick<Mission, "type" | "target">, symbol: string) => string {
  const { i18n } = useLingui();
  return ({ type, target }, symbol) =>
    isMoneyMission(type) ? formatMoney(target, i18n.locale, symbol) : i18n.number(Number(target));
}

/** What a mission pays. */
export function useRewardText(): (mission: Mission, symbol: string) => string {
  const { t, i18n } = useLingui();
  return ({ reward, amount }, symbol) => {
    if (reward === "CASH") return formatMoney(amount, i18n.locale, symbol);
    const points = i18n.number(Number(amount));
    return t`${points} points`;
  };
}

/** What a mission pays, what has to be staked of it, and until when. */
export function Reward({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toReward = useRewardText();
  const { endsAt, status, reward, amount } = mission;
  const paid = reward === "CASH" ? <OfferedMoney amount={amount} /> : toReward(mission, symbol);
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
