import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffEnvelope } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { ListColumn } from "../list/RecordList.tsx";
import { useTimeText } from "../texts/useTimeText.ts";

const tones = { PLANNED: "primary", OPEN: "success", EMPTY: "muted", OVER: "muted" } as const;

const Name = styled.div`display: grid; justify-items: start; gap: ${token("space.4")};`;

/** How envelopes are listed; with a button where they can be stopped. */
export function useEnvelopeColumns(
  onStop: ((envelope: StaffEnvelope) => void) | undefined,
): readonly ListColumn<StaffEnvelope>[] {
  const { t, i18n } = useLingui();
  const toTime = useTimeText();
  const phases = { PLANNED: t`Planned`, OPEN: t`Open`, EMPTY: t`All parts are taken`, OVER: t`Over` };
  const toAmount = (
    key: "total" | "least" | "most" | "cost",
    title: string,
    extra = false,
  ): ListColumn<StaffEnvelope> => ({
    key,
    title,
    align: "end",
    extra,
    toCell: (envelope) => formatMoney(envelope[key], i18n.locale),
    toText: (envelope) => envelope[key],
  });
  const toMoment = (key: "opensAt" | "closesAt", title: string): ListColumn<StaffEnvelope> => ({
    key,
    title,
    toCell: (envelope) => toTime(envelope[key]),
    toText: (envelope) => new Date(envelope[key]).toISOString(),
  });
  const toWords = (key: "audience" | "stoppedBy", title: string, none: string): ListColumn<StaffEnvelope> => ({
    key,
    title,
    extra: true,
    toCell: (envelope) => envelope[key] ?? none,
    toText: (envelope) => envelope[key] ?? "",
  });
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: (envelope) => (
        <Name>
          {envelope.names.EN}
          {onStop === undefined || envelope.phase === "OVER" ? null : (
            <Button size="small" aria-label={t`Stop: ${envelope.names.EN}`} onClick={() => onStop(envelope)}>
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
    { key: "currency", title: t`Currency`, toCell: ({ currency }) => currency, toText: ({ currency }) => currency },
    toAmount("total", t`Total`),
    {
      key: "paid",
      title: t`Parts paid`,
      align: "end",
      toCell: ({ paid, count }) => t`${i18n.number(paid)} of ${i18n.number(count)}`,
      toText: ({ paid, count }) => `${paid}/${count}`,
    },
    toAmount("cost", t`Cost`),
    toAmount("least", t`Smallest part`, true),
    toAmount("most", t`Largest part`, true),
    {
      key: "factor",
      title: t`Staked, times`,
      align: "end",
      extra: true,
      toCell: ({ factor }) => i18n.number(factor),
      toText: ({ factor }) => String(factor),
    },
    toWords("audience", t`For whom`, t`All members`),
    { key: "madeBy", title: t`Made by`, extra: true, toCell: ({ madeBy }) => madeBy, toText: ({ madeBy }) => madeBy },
    toWords("stoppedBy", t`Stopped by`, "–"),
    {
      key: "seedHash",
      title: t`Hash of the seed`,
      extra: true,
      toCell: ({ seedHash }) => seedHash,
      toText: ({ seedHash }) => seedHash,
    },
  ];
}
