import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useClaimRafflePromotionMutation } from "@marquee/api-client";
import type { Raffle, RaffleClaim, RafflePrize } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useLanguage, useSymbolOf } from "@marquee/runtime";
import { Badge, Button, Card, Countdown, DateTime, Heading, Refusal, Text } from "@marquee/ui-kit";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { usePrizeText } from "../../model/usePrizeText.ts";
import { Conditions } from "./Conditions.tsx";
import { PrizeTable } from "./PrizeTable.tsx";
import { VerifyRaffle } from "./VerifyRaffle.tsx";

/** An opening is counted down to in its last day; an end is not. */
const countedMillis = 86_400_000;

const tones = { PLANNED: "primary", OPEN: "success", EMPTY: "muted", OVER: "muted" } as const;

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  > header > div:first-child { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
  h4 { min-inline-size: 0; overflow-wrap: anywhere; }
`;
const Terms = styled.ul`display: grid; gap: ${token("space.4")}; margin: 0; padding: 0; list-style: none;`;
const Own = styled.p`
  margin: ${token("space.8")} 0 0;
  font-size: ${token("text.heading")};
  font-weight: ${token("weight.strong")};
  overflow-wrap: anywhere;
`;

const toIso = (millis: number): string => new Date(millis).toISOString();

/** What is shown of a drawn ticket. */
type Prize = Omit<RafflePrize, "count">;

/** What the member drew last: of the list, or of the answer to the draw while the list does not have it yet. */
function toDrawn({ own, prizes, isDrawn, phase }: Raffle, claim: RaffleClaim | undefined): Prize | undefined {
  if (claim !== undefined && own.every(({ recordId }) => recordId !== claim.recordId)) {
    const { type, name, amount = null } = claim.prize;
    return { type, names: { EN: name }, amount };
  }
  return isDrawn || phase === "OVER" ? prizes[own.at(-1)?.prize ?? -1] : undefined;
}

/** What was drawn. It is there from the beginning, so that what comes into it is read out. */
function OwnPrize({ prize, symbol }: { readonly prize: Prize | undefined; readonly symbol: string }) {
  const toPrize = usePrizeText();
  const name = prize === undefined ? "" : toPrize(prize, symbol);
  return (
    <div role="status">
      {prize !== undefined && (
        <Own>
          <Trans>You drew: {name}</Trans>
        </Own>
      )}
      {prize?.type === "GIFT" && (
        <Text size="small">
          <Trans>Our staff hand it over. Under your draws below you see when it is done.</Trans>
        </Text>
      )}
    </div>
  );
}

function RaffleTerms({ raffle }: { readonly raffle: Raffle }) {
  const { i18n } = useLingui();
  const { opensAt, closesAt, turn, factor, prizes, phase } = raffle;
  const [left, tickets] = [i18n.number(raffle.left), i18n.number(raffle.tickets)];
  return (
    <Terms>
      <li>
        <Trans>
          From <DateTime instant={toIso(opensAt)} /> until <DateTime instant={toIso(closesAt)} />
        </Trans>
      </li>
      <li>
        {turn === "DAY" ? <Trans>One draw a day for each member</Trans> : <Trans>One draw for each member</Trans>}
      </li>
      {prizes.some(({ type }) => type === "CASH") && (
        <li>
          {factor === 0 ? (
            <Trans>Money can be withdrawn at once.</Trans>
          ) : (
            <Plural
              value={factor}
              one="Money has to be staked once before it can be withdrawn."
              other="Money has to be staked # times before it can be withdrawn."
            />
          )}
        </li>
      )}
      {phase !== "OVER" && (
        <li>
          <Trans>
            {left} of {tickets} tickets are left
          </Trans>
        </li>
      )}
    </Terms>
  );
}

/** One raffle: what it brings and how likely, until when and under which condition, the button, and what the member drew. */
export function RaffleCard({ raffle, onChange }: { readonly raffle: Raffle; readonly onChange: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const symbol = useSymbolOf()(raffle.currency);
  const toFaults = useFormFaults();
  const [claim, { data, isLoading }] = useClaimRafflePromotionMutation();
  const [refusal, setRefusal] = useState("");
  const place = useRef<HTMLElement>(null);
  const [now] = useState(Date.now);
  const { id, names, phase, opensAt, turn } = raffle;
  const drawn = toDrawn(raffle, data);
  const mayDraw = !raffle.isDrawn && drawn === undefined;
  const phases = { PLANNED: t`Planned`, OPEN: t`Open now`, EMPTY: t`All tickets are drawn`, OVER: t`Over` };
  const name = names[language] ?? names.EN;
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ promotionId: id });
    if (result.data === undefined) return setRefusal(toFaults(result.error).text);
    // The button goes: what had the focus stays where it was.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Base as="article" ref={place} tabIndex={-1} aria-label={name}>
      <header>
        <div>
          <Heading level={4}>{name}</Heading>
          <Badge tone={tones[phase]}>{phases[phase]}</Badge>
        </div>
        <OwnPrize prize={drawn} symbol={symbol} />
      </header>
      <RaffleTerms raffle={raffle} />
      <PrizeTable raffle={raffle} symbol={symbol} />
      {phase === "PLANNED" && opensAt - now <= countedMillis && (
        <Text size="small" tone="muted">
          <Trans>Opens in</Trans>{" "}
          <Countdown
            until={opensAt}
            toStartWords={() => t`The raffle opens within a day.`}
            endWords={t`The raffle is open.`}
            onEnd={onChange}
          />
        </Text>
      )}
      {(phase === "OPEN" || phase === "PLANNED") && mayDraw && <Conditions raffle={raffle} symbol={symbol} />}
      {phase === "OPEN" && mayDraw && (
        <div>
          <Button look="primary" busy={isLoading} aria-label={t`Draw a ticket: ${name}`} onClick={() => void press()}>
            <Trans>Draw a ticket</Trans>
          </Button>
        </div>
      )}
      {phase === "OPEN" && !mayDraw && turn === "DAY" && (
        <Text size="small" tone="muted">
          <Trans>You can draw again tomorrow, while tickets are left.</Trans>
        </Text>
      )}
      <Refusal text={refusal} />
      <VerifyRaffle raffle={raffle} />
    </Base>
  );
}
