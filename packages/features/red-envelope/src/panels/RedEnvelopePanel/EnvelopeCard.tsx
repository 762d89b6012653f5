import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useClaimRedEnvelopeMutation } from "@marquee/api-client";
import type { RedEnvelope } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { OfferedMoney, useFormFaults, useLanguage, useSymbolOf } from "@marquee/runtime";
import { Badge, Button, Card, Countdown, DateTime, Heading, Money, Refusal, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { VerifyPart } from "./VerifyPart.tsx";

/** A real start or end is counted down to in its last day. */
const countedMillis = 86_400_000;

const tones = { PLANNED: "primary", OPEN: "success", EMPTY: "muted", OVER: "muted" } as const;

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
`;
const Terms = styled.ul`display: grid; gap: ${token("space.4")}; margin: 0; padding: 0; list-style: none;`;
const Act = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.12")};`;
const Own = styled.p`margin: 0; font-size: ${token("text.heading")}; font-weight: ${token("weight.strong")};`;

const toIso = (millis: number): string => new Date(millis).toISOString();

function TimeLine({ envelope, onChange }: { readonly envelope: RedEnvelope; readonly onChange: () => void }) {
  const { t } = useLingui();
  const { phase, opensAt, closesAt } = envelope;
  const [now] = useState(Date.now);
  const until = phase === "PLANNED" ? opensAt : closesAt;
  if (phase === "OVER" || until - now > countedMillis) return null;
  const words = phase === "PLANNED" ? t`The envelope opens within a day.` : t`The envelope ends within a day.`;
  return (
    <Text size="small" tone="muted">
      {phase === "PLANNED" ? <Trans>Opens in</Trans> : <Trans>Ends in</Trans>}{" "}
      <Countdown
        until={until}
        toStartWords={() => words}
        endWords={phase === "PLANNED" ? t`The envelope is open.` : t`The envelope is over.`}
        onEnd={onChange}
      />
    </Text>
  );
}

/** One envelope: what it pays, until when and under which turnover, the button, and what the member got. */
export function EnvelopeCard({
  envelope,
  onChange,
}: {
  readonly envelope: RedEnvelope;
  readonly onChange: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { currency } = envelope;
  const symbol = useSymbolOf()(currency);
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimRedEnvelopeMutation();
  const [refusal, setRefusal] = useState("");
  const { id, names, phase, least, most, left, count, factor, own, opensAt, closesAt } = envelope;
  const phases = { PLANNED: t`Planned`, OPEN: t`Open`, EMPTY: t`All parts are taken`, OVER: t`Over` };
  const name = names[language] ?? names.EN;
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ id });
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
  };
  return (
    <Base as="article" aria-label={name}>
      <header>
        <Heading level={4}>{name}</Heading>
        <Badge tone={tones[phase]}>{phases[phase]}</Badge>
      </header>
      {own !== null && (
        <Own>
          <Trans>
            You got <Money amount={own.amount} currency={symbol} />
          </Trans>
        </Own>
      )}
      <Terms>
        <li>
          <Trans>
            One part for each member, drawn by chance: <OfferedMoney amount={least} currency={currency} /> to{" "}
            <OfferedMoney amount={most} currency={currency} />
          </Trans>
        </li>
        <li>
          <Trans>
            From <DateTime instant={toIso(opensAt)} /> until <DateTime instant={toIso(closesAt)} />
          </Trans>
        </li>
        <li>
          {factor === 0 ? (
            <Trans>It can be withdrawn at once.</Trans>
          ) : (
            <Plural
              value={factor}
              one="It has to be staked once before it can be withdrawn."
              other="It has to be staked # times before it can be withdrawn."
            />
          )}
        </li>
        {phase !== "OVER" && (
          <li>
            <Trans>
              {left} of {count} parts are left
            </Trans>
          </li>
        )}
      </Terms>
      <TimeLine envelope={envelope} onChange={onChange} />
      {phase === "OPEN" && own === null && (
        <Act>
          <Button look="primary" busy={isLoading} onClick={() => void press()}>
            <Trans>Open the envelope</Trans>
          </Button>
        </Act>
      )}
      <Refusal text={refusal} />
      <VerifyPart envelope={envelope} symbol={symbol} />
    </Base>
  );
}
