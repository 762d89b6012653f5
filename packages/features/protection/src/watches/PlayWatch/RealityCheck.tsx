import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useAnswerRealityCheckMutation } from "@marquee/api-client";
import type { Play } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useIsOn, useOpenCentre, useCurrencySymbol } from "@marquee/runtime";
import { Button, Modal, Money, Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { toClockText } from "../../model/toClockText.ts";
import type { KnownPlay } from "./usePlay.ts";

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token("space.8")} ${token("space.16")};
  margin: 0;
  padding: ${token("space.16")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.raised")};
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; text-align: end; font-weight: ${token("weight.strong")}; font-variant-numeric: tabular-nums; }
`;
const Lines = styled.div`display: grid; gap: ${token("space.16")};`;

function useElapsed({ play, at }: KnownPlay): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return play.elapsed + Math.max(0, now - at) / 1_000;
}

/** Covers the game until it is answered: how long, how much, and whether to go on. No answer has more weight than another. */
export function RealityCheck({
  known,
  onAnswer,
  onLeave,
}: {
  readonly known: KnownPlay;
  readonly onAnswer: (play: Play) => void;
  readonly onLeave: () => void;
}) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const elapsed = useElapsed(known);
  const hasRecord = useIsOn("TRANSREC3");
  const openCentre = useOpenCentre();
  const [answer, { isLoading, error }] = useAnswerRealityCheckMutation();
  const reply = async (then?: () => void): Promise<void> => {
    const { data } = await answer({});
    if (data === undefined) return;
    onAnswer(data);
    then?.();
  };
  const actions = (
    <>
      <Button disabled={isLoading} onClick={() => void reply(onLeave)}>
        <Trans>Leave the game</Trans>
      </Button>
      {hasRecord && (
        <Button disabled={isLoading} onClick={() => void reply(() => openCentre("member", "transactionHistory"))}>
          <Trans>My history</Trans>
        </Button>
      )}
      <Button disabled={isLoading} onClick={() => void reply()}>
        <Trans>Continue</Trans>
      </Button>
    </>
  );
  return (
    <Modal role="alertdialog" title={t`Reality check`} open locked onClose={() => undefined} actions={actions}>
      <Lines>
        <Text>
          <Trans>Your game is paused. This is where you stand:</Trans>
        </Text>
        <Figures>
          <dt>
            <Trans>Time played</Trans>
          </dt>
          <dd>{toClockText(elapsed)}</dd>
          <dt>
            <Trans>Won or lost</Trans>
          </dt>
          <dd>
            <Money amount={known.play.net} currency={symbol} change />
          </dd>
        </Figures>
        {error !== undefined && (
          <Text tone="danger" role="alert">
            {toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          </Text>
        )}
      </Lines>
    </Modal>
  );
}
