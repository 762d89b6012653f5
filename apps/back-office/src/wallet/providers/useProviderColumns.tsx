import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentWay, StaffPaymentProvider } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useMay } from "../../frame/DeskContext.ts";
import { Named } from "../../frame/Named.tsx";
import type { ListColumn } from "../../list/RecordList.tsx";
import { useProviderTexts } from "./useProviderTexts.ts";
import { toPercent } from "./wayValues.ts";

/** A way to pay with its provider. */
export interface ProviderWay extends PaymentWay {
  readonly provider: string;
}

/** What a dialog is about: a provider's switch, its address and key, or one way to pay. */
export type ProviderDialog =
  | { readonly kind: "switch" | "connect"; readonly provider: string }
  | { readonly kind: "new" }
  | { readonly kind: "way"; readonly provider: string; readonly way: PaymentWay | null };

/** Buttons beside each other, or below where there is no room. */
const Acts = styled.div`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: ${token("space.8")};`;

type Open = (dialog: ProviderDialog) => void;

function State({ on }: { readonly on: boolean }) {
  const { toState } = useProviderTexts();
  return <Badge tone={on ? "success" : "muted"}>{toState(on)}</Badge>;
}

/** The columns of the list of providers. */
export function useProviderColumns(onOpen: Open): readonly ListColumn<StaffPaymentProvider>[] {
  const { t } = useLingui();
  const { sources } = useProviderTexts();
  const mayChange = useMay("payments.change");
  return [
    { key: "provider", title: t`Provider`, toCell: ({ provider }) => provider, toText: ({ provider }) => provider },
    { key: "state", title: t`State`, toCell: ({ on }) => <State on={on} />, toText: ({ on }) => (on ? "ON" : "OFF") },
    {
      key: "position",
      title: t`Place`,
      align: "end",
      toCell: ({ position }) => String(position),
      toText: ({ position }) => String(position),
    },
    {
      key: "source",
      title: t`Address and key`,
      toCell: ({ source }) => sources[source],
      toText: ({ source }) => source,
    },
    { key: "url", title: t`Address`, toCell: ({ url }) => url ?? "–", toText: ({ url }) => url ?? "" },
    ...(mayChange
      ? [
          {
            key: "act",
            title: t`Do`,
            toCell: ({ provider, provider: code }: StaffPaymentProvider) => (
              <Acts>
                <Button
                  size="small"
                  aria-label={t`Change ${provider}`}
                  onClick={() => onOpen({ kind: "switch", provider })}
                >
                  <Trans>Change</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Address and key of ${code}`}
                  onClick={() => onOpen({ kind: "connect", provider })}
                >
                  <Trans>Address and key</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Add a method of ${provider}`}
                  onClick={() => onOpen({ kind: "way", provider, way: null })}
                >
                  <Trans>Add a method</Trans>
                </Button>
              </Acts>
            ),
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** The columns of the list of ways to pay. */
export function useWayColumns(onOpen: Open): readonly ListColumn<ProviderWay>[] {
  const { t, i18n } = useLingui();
  const { kinds, types } = useProviderTexts();
  const mayChange = useMay("payments.change");
  const figure = (key: "position" | "expectMinutes", title: string): ListColumn<ProviderWay> => ({
    key,
    title,
    align: "end",
    toCell: (way) => String(way[key]),
    toText: (way) => String(way[key]),
  });
  const amount = (key: "min" | "max", title: string): ListColumn<ProviderWay> => ({
    key,
    title,
    align: "end",
    toCell: (way) => formatMoney(way[key], i18n.locale),
    toText: (way) => way[key],
  });
  return [
    {
      key: "method",
      title: t`Method`,
      toCell: ({ type, method }) => <Named name={types[type]} code={method} />,
      toText: ({ method }) => method,
    },
    { key: "provider", title: t`Provider`, toCell: ({ provider }) => provider, toText: ({ provider }) => provider },
    { key: "kind", title: t`For`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    { key: "state", title: t`State`, toCell: ({ on }) => <State on={on} />, toText: ({ on }) => (on ? "ON" : "OFF") },
    figure("position", t`Place`),
    amount("min", t`At least`),
    amount("max", t`At most`),
    {
      key: "fee",
      title: t`Fee in percent`,
      align: "end",
      toCell: ({ feeBasisPoints }) => toPercent(feeBasisPoints),
      toText: ({ feeBasisPoints }) => toPercent(feeBasisPoints),
    },
    { ...figure("expectMinutes", t`Minutes`), extra: true },
    ...(mayChange
      ? [
          {
            key: "act",
            title: t`Do`,
            toCell: ({ provider, ...way }: ProviderWay) => {
              const [method, kind] = [way.method, kinds[way.kind]];
              return (
                <Button
                  size="small"
                  aria-label={t`Change ${method} of ${provider}, ${kind}`}
                  onClick={() => onOpen({ kind: "way", provider, way })}
                >
                  <Trans>Change</Trans>
                </Button>
              );
            },
            toText: () => "",
          },
        ]
      : []),
  ];
}
