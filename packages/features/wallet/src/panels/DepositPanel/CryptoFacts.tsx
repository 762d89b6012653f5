import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositPay } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { DateTime, Text } from "@marquee/ui-kit";
import { PayFacts } from "./PayFacts.tsx";

type CryptoPay = Extract<DepositPay, { readonly kind: "CRYPTO" }>;

/** What is sent to which address by which network, by which rate, and until when the rate holds. */
export function CryptoFacts({ pay: { network, address, quote } }: { readonly pay: CryptoPay }) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const rate = quote && formatMoney(quote.rate, i18n.locale, symbol);
  return (
    <>
      <Text>
        <Trans>Send the exact amount over this network only; anything sent over another network is lost.</Trans>
      </Text>
      <PayFacts
        facts={[
          ...(quote === undefined ? [] : [[t`Amount in ${quote.coin}`, quote.amount] as const]),
          [t`Network`, network],
          [t`Address`, address],
        ]}
      />
      {quote && (
        <Text size="small">
          <Trans>
            1 {quote.coin} = {rate}, until{" "}
            <DateTime instant={new Date(quote.until).toISOString()} timeZone={timeZone} />. Payments that arrive later
            are checked first.
          </Trans>
        </Text>
      )}
    </>
  );
}
