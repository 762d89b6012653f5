import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositPay } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Card, Link, notify, QrCode, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token("space.16")} ${token("space.24")};
  inline-size: 100%;
  > div { display: grid; flex: 1 1 16rem; min-inline-size: 0; justify-items: start; gap: ${token("space.12")}; }
`;
const Facts = styled.dl`
  display: grid;
  gap: ${token("space.12")};
  inline-size: 100%;
  margin: 0;
  font-size: ${token("text.small")};
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.12")}; margin: 0; > span { min-inline-size: 0; overflow-wrap: anywhere; font-family: ${token("font.numeric")}; font-weight: ${token("weight.strong")}; } }
`;

function useCopy(): (name: string, value: string) => void {
  const { t } = useLingui();
  return (name, value) => {
    navigator.clipboard.writeText(value).then(
      () => notify(t`${name} was copied.`, { tone: "success" }),
      () => notify(t`Your browser does not allow copying. Please select the text.`, { tone: "error" }),
    );
  };
}

function PayFacts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            <Button size="small" aria-label={t`Copy: ${name}`} onClick={() => copy(name, value)}>
              <Trans>Copy</Trans>
            </Button>
          </dd>
        </div>
      ))}
    </Facts>
  );
}

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
      {pay.kind === "CRYPTO" && <QrCode value={pay.address} label={t`Address for a wallet app`} large />}
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
        {pay.kind === "CRYPTO" && (
          <>
            <Text>
              <Trans>Send the exact amount by this network alone; what comes by another one is lost.</Trans>
            </Text>
            <PayFacts
              facts={[
                [t`Network`, pay.network],
                [t`Address`, pay.address],
              ]}
            />
          </>
        )}
        {pay.kind === "REDIRECT" && (
          <Text>
            <Trans>
              The payment provider opens in a new tab. Your card and bank details stay there: we never see them.
            </Trans>
          </Text>
        )}
        {button}
        <Text size="label" tone="muted">
          <Trans>Keep this page open or close it: your balance changes by itself when the payment has come.</Trans>
        </Text>
      </div>
    </Base>
  );
}
