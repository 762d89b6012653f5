import { Trans, useLingui } from "@lingui/react/macro";
import { useStartChallengeMutation } from "@marquee/api-client";
import type { Challenge, Mission } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useLanguage, useStatusQuery } from "@marquee/runtime";
import { Badge, Button, DateTime, Heading, Refusal, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { challengeTexts, challengeTones, placeTexts } from "../../model/challengeTexts.ts";
import { toMeasureText } from "../../model/missionTexts.ts";
import { CardName, TaskCard } from "./cardParts.ts";
import { LeaveChallenge } from "./LeaveChallenge.tsx";
import { MissionBody } from "./MissionBody.tsx";
import { Limits, Reward, useRewardText, useTargetText } from "./MissionTerms.tsx";

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  margin: 0;
  list-style: decimal;
  padding-inline-start: ${token("space.24")};
  > li::marker { color: ${token("color.muted")}; font-variant-numeric: tabular-nums; }
  > li > div { display: grid; min-inline-size: 0; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")}; }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")} ${token("space.12")};
`;

/** What a step asks for and pays before it has begun. */
function Ahead({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const { i18n } = useLingui();
  const toTarget = useTargetText();
  const asked = [i18n._(toMeasureText(mission.type, mission.multiple ?? 1)), toTarget(mission, symbol)].join(": ");
  return (
    <>
      <Text size="small">{asked}</Text>
      <Limits mission={mission} symbol={symbol} />
      <Reward mission={mission} symbol={symbol} />
    </>
  );
}

function Step({
  step: { place, mission },
  symbol,
}: {
  readonly step: Challenge["steps"][number];
  readonly symbol: string;
}) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const toReward = useRewardText();
  // The end is that of the challenge, which says it.
  const shown = { ...mission, endsAt: null };
  return (
    <div>
      <CardName>
        <strong>{mission.titles[language] ?? mission.titles.EN}</strong>
        {place !== "WAITING" && (
          <Text size="small" tone="muted">
            {[i18n._(placeTexts[place]), ...(place === "CURRENT" ? [] : [toReward(mission, symbol)])].join(" · ")}
          </Text>
        )}
      </CardName>
      {place === "CURRENT" && <MissionBody mission={shown} symbol={symbol} />}
      {place === "WAITING" && <Ahead mission={shown} symbol={symbol} />}
    </div>
  );
}

/** For how long a challenge can be played. */
function Time({ challenge: { days, endsAt, state } }: { readonly challenge: Challenge }) {
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  if (state === "COMPLETE") return null;
  return (
    <Text size="small" tone="muted">
      {endsAt === null ? (
        <Trans>
          You have {days} days from its start. Each step counts what you do after the one before was claimed.
        </Trans>
      ) : (
        <Trans>
          Play and claim it before <DateTime instant={new Date(endsAt).toISOString()} timeZone={timeZone} />.
        </Trans>
      )}
    </Text>
  );
}

/** One challenge: its steps in their order, what each pays, and the start. */
export function ChallengeCard({
  challenge,
  symbol,
  isFull,
}: {
  readonly challenge: Challenge;
  readonly symbol: string;
  /** The member plays as many as are allowed at a time. */
  readonly isFull: boolean;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toFaults = useFormFaults();
  const [start, { isLoading }] = useStartChallengeMutation();
  const [refusal, setRefusal] = useState("");
  const { id, titles, state, steps } = challenge;
  const name = titles[language] ?? titles.EN;
  const mayStart = state === "OFFERED" || state === "LEFT";
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await start({ id });
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
  };
  return (
    <TaskCard as="article" aria-label={name}>
      <CardName>
        <Heading level={4}>{name}</Heading>
        <Badge tone={challengeTones[state]}>{i18n._(challengeTexts[state])}</Badge>
      </CardName>
      <Steps>
        {steps.map((step) => (
          <li key={step.mission.id}>
            <Step step={step} symbol={symbol} />
          </li>
        ))}
      </Steps>
      <Foot>
        <Time challenge={challenge} />
        {state === "RUNNING" && <LeaveChallenge id={id} name={name} />}
        {mayStart && !isFull && (
          <Button
            look="primary"
            busy={isLoading}
            aria-label={state === "LEFT" ? t`Go on: ${name}` : t`Start: ${name}`}
            onClick={() => void press()}
          >
            {state === "LEFT" ? <Trans>Go on</Trans> : <Trans>Start</Trans>}
          </Button>
        )}
      </Foot>
      <Refusal text={refusal} />
    </TaskCard>
  );
}
