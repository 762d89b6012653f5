import { Trans, useLingui } from "@lingui/react/macro";
import { useClaimMissionMutation } from "@marquee/api-client";
import type { Mission } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useLanguage } from "@marquee/runtime";
import { Button, notify, ProgressBar, Refusal } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toShare } from "../../model/missionFigures.ts";
import { toMeasureText } from "../../model/missionTexts.ts";
import { Limits, Reward, useRewardText, useTargetText } from "./MissionTerms.tsx";

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  > div { display: grid; gap: ${token("space.4")}; flex: 1 1 12rem; min-inline-size: 0; }
  strong { font-size: ${token("text.body")}; }
`;

/** How far the member has come in a mission, what it pays and under which terms, and the claim. */
export function MissionBody({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimMissionMutation();
  const [refusal, setRefusal] = useState("");
  const { id, version, type, titles, status, progress, target, multiple, reward } = mission;
  const name = titles[language] ?? titles.EN;
  const toReward = useRewardText();
  const toText = useTargetText();
  const [done, all] = [toText({ type, target: progress }, symbol), toText({ type, target }, symbol)];
  const paid = toReward(mission, symbol);
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ id, version });
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
    else notify(reward === "CASH" ? t`${paid} is in your main wallet.` : t`You received ${paid}.`, { tone: "success" });
  };
  return (
    <>
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
      <Refusal text={refusal} />
    </>
  );
}
