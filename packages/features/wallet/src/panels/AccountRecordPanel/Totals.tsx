import { Trans } from "@lingui/react/macro";
import type { Transactions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Money } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${token("space.12")};
  > div {
    padding: ${token("space.12")} ${token("space.16")};
    border-radius: ${token("radius.card")};
    background: ${token("color.raised")};
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { font-weight: ${token("weight.strong")}; }
`;

/** The sums over all pages of the period: in, out, and what remains of both. */
export function Totals({ totals, symbol }: { readonly totals: Transactions["totals"]; readonly symbol: string }) {
  return (
    <Base>
      <div>
        <dt>
          <Trans>In</Trans>
        </dt>
        <dd>
          <Money amount={totals.in} currency={symbol} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Out</Trans>
        </dt>
        <dd>
          <Money amount={totals.out} currency={symbol} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Net</Trans>
        </dt>
        <dd>
          <Money amount={totals.net} currency={symbol} change />
        </dd>
      </div>
    </Base>
  );
}
