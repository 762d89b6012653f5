import { Trans } from "@lingui/react/macro";
import type { Transactions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Money } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${token("space.12")};
  > div {
    padding: ${token("space.12")} ${token("space.16")};
    border-radius: ${token("radius.card")};
    background: ${token("color.raised")};
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { font-weight: ${token("weight.strong")}; }
  dd[data-part="note"] {
    color: ${token("color.muted")};
    font-size: ${token("text.label")};
    font-weight: inherit;
  }
`;

/** The sums over all pages of the period: what came in, what went out, and what play made of it. */
export function Totals({ totals, symbol }: { readonly totals: Transactions["totals"]; readonly symbol: string }) {
  return (
    <Base>
      <div>
        <dt>
          <Trans>Money in</Trans>
        </dt>
        <dd>
          <Money amount={totals.in} currency={symbol} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Money out</Trans>
        </dt>
        <dd>
          <Money amount={totals.out} currency={symbol} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Result of play</Trans>
        </dt>
        <dd>
          <Money amount={totals.net} currency={symbol} change />
        </dd>
        <dd data-part="note">
          <Trans>Wins less stakes, without deposits, bonuses and adjustments</Trans>
        </dd>
      </div>
    </Base>
  );
}
