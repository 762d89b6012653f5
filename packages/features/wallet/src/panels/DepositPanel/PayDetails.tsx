import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositPay } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Card, Link, QrCode, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { CryptoFacts } from "./CryptoFacts.tsx";
import { PayFacts } from "./PayFacts.tsx";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token("space.16")} ${token("space.24")};
  inline-size: 100%;
  > div { display: grid; flex: 1 1 16rem; min-inline-size: 0; justify-items: start; gap: ${token("space.12")}; }
`;
/** How an open deposit is paid: a code to scan, an account with its reference, an address, or the provider's page. */
export function PayDetails({ pay }: { readonly pay: DepositPay }) {
  const { t } = useLingui();
  const button = (
    // In a tab of its own: this page stays, and shows the money as it comes.
    <Link href={pay.url} target="_blank" rel="noopener noreferrer" look="primary">
      {pay.kind === "REDIRECT" ? t`Pay at the payment provider` : t`Open the payment page`}
    </Link>
  );
  return (
    <Base aria-label={t`How to pay`}>
      {pay.kind === "QR" && <QrCode value={pay.payload} label={t`Payment code for a banking app`} large />}
      {pay.kind === "CRYPTO" && (
        <QrCode
          value={pay.quote?.uri ?? pay.address}
          label={pay.quote ? t`Address and amount for a wallet app` : t`Address for a wallet app`}
          large
        />
      )}
      <div>
        {pay.kind === "QR" && (
          <Text>
            <Trans>Scan the code with your banking app and confirm. It fills in account, amount and reference.</Trans>
          </Text>
        )}
        {pay.kind === "BANK" && (
          <>
            <Text>
              <Trans>Transfer the exact amount to this account, with the reference as the message.</Trans>
            </Text>
            <PayFacts
              facts={[
                [t`Bank`, pay.bank],
                [t`Account number`, pay.account],
                [t`Account holder`, pay.holder],
                [t`Reference`, pay.reference],
              ]}
            />
          </>
        )}
        {pay.kind === "CRYPTO" && <CryptoFacts pay={pay} />}
        {pay.kind === "REDIRECT" && (
          <Text>
            <Trans>
              The payment provider opens in a new tab. Your card and bank details stay there: we never see them.
            </Trans>
          </Text>
        )}
        {button}
        <Text size="label" tone="muted">
          <Trans>You can keep this page open or close it: your balance updates when the payment arrives.</Trans>
        </Text>
      </div>
    </Base>
  );
}
