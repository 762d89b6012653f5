import { Trans, useLingui } from "@lingui/react/macro";
import type { Profit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.section`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  > strong { font-size: ${token("text.title")}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

/** The net deposits of the account's life, with what they mean. */
export function NetDeposits({ lifetime, symbol }: { readonly lifetime: Profit["lifetime"]; readonly symbol: string }) {
  const { t } = useLingui();
  const { deposits, withdrawals, net } = lifetime;
  return (
    <Base aria-label={t`Net deposits`}>
      <Text size="label" tone="muted">
        <Trans>Net deposits since you opened the account</Trans>
      </Text>
      <strong>
        <Money amount={net} currency={symbol} />
      </strong>
      <Text size="label" tone="muted">
        <Trans>
          All your deposits (<Money amount={deposits} currency={symbol} />) less all your withdrawals (
          <Money amount={withdrawals} currency={symbol} />
          ), those under way included. Above zero, you have paid in more than you have taken out.
        </Trans>
      </Text>
    </Base>
  );
}
