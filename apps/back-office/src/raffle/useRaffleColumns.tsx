import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffRaffle } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { ListColumn } from "../list/RecordList.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { useRaffleTexts } from "./useRaffleTexts.ts";

const tones = { PLANNED: "primary", OPEN: "success", EMPTY: "muted", OVER: "muted" } as const;

const Name = styled.div`display: grid; justify-items: start; gap: ${token("space.4")};`;
const Lines = styled.ul`margin: 0; padding: 0; list-style: none;`;

/** How raffles are listed; with a button where they can be stopped. */
export function useRaffleColumns(
  onStop: ((raffle: StaffRaffle) => void) | undefined,
): readonly ListColumn<StaffRaffle>[] {
  const { t, i18n } = useLingui();
  const toTime = useTimeText();
  const { phases, turns, toPrize } = useRaffleTexts();
  const toAmount = (
    key: "total" | "cost" | "validBet" | "deposits",
    title: string,
    extra = false,
  ): ListColumn<StaffRaffle> => ({
    key,
    title,
    align: "end",
    extra,
    toCell: (raffle) => formatMoney(raffle[key], i18n.locale),
    toText: (raffle) => raffle[key],
  });
  const toMoment = (key: "opensAt" | "closesAt", title: string): ListColumn<StaffRaffle> => ({
    key,
    title,
    toCell: (raffle) => toTime(raffle[key]),
    toText: (raffle) => new Date(raffle[key]).toISOString(),
  });
  const toWords = (
    key: "audience" | "stoppedBy" | "madeBy" | "seedHash",
    title: string,
    none = "–",
  ): ListColumn<StaffRaffle> => ({
    key,
    title,
    extra: true,
    toCell: (raffle) => raffle[key] ?? none,
    toText: (raffle) => raffle[key] ?? "",
  });
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: (raffle) => (
        <Name>
          {raffle.names.EN}
          {onStop === undefined || raffle.phase === "OVER" ? null : (
            <Button size="small" aria-label={t`Stop: ${raffle.names.EN}`} onClick={() => onStop(raffle)}>
              <Trans>Stop</Trans>
            </Button>
          )}
        </Name>
      ),
      toText: ({ names }) => names.EN,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ phase }) => <Badge tone={tones[phase]}>{phases[phase]}</Badge>,
      toText: ({ phase }) => phase,
    },
    toMoment("opensAt", t`From`),
    toMoment("closesAt", t`Until`),
    {
      key: "prizes",
      title: t`Prizes`,
      toCell: ({ prizes }) => (
        <Lines>
          {prizes.map((prize, place) => (
            <li key={place}>{toPrize(prize)}</li>
          ))}
        </Lines>
      ),
      toText: ({ prizes }) => prizes.map(toPrize).join("; "),
    },
    {
      key: "drawn",
      title: t`Tickets drawn`,
      align: "end",
      toCell: ({ drawn, tickets }) => t`${i18n.number(drawn)} of ${i18n.number(tickets)}`,
      toText: ({ drawn, tickets }) => `${drawn}/${tickets}`,
    },
    { key: "currency", title: t`Currency`, toCell: ({ currency }) => currency, toText: ({ currency }) => currency },
    toAmount("total", t`Total`),
    toAmount("cost", t`Cost`),
    { key: "turn", title: t`Draws`, extra: true, toCell: ({ turn }) => turns[turn], toText: ({ turn }) => turn },
    toAmount("validBet", t`To be staked for a draw`, true),
    toAmount("deposits", t`To be deposited for a draw`, true),
    {
      key: "factor",
      title: t`Staked, times`,
      align: "end",
      extra: true,
      toCell: ({ factor }) => i18n.number(factor),
      toText: ({ factor }) => String(factor),
    },
    toWords("audience", t`For whom`, t`All members`),
    toWords("madeBy", t`Made by`),
    toWords("stoppedBy", t`Stopped by`),
    toWords("seedHash", t`Hash of the seed`),
  ];
}
