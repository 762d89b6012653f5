import type { RevenueFigures } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { revenueFigures, useRevenueTexts } from "./useRevenueTexts.ts";

const Base = styled.dl`
  display: grid;
  gap: ${token("space.12")};
  @media ${from("tablet")} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  /* Beside its name a sum stays on one line. */
  @media not ${from("tablet")} { > div { grid-template-columns: minmax(0, 1fr) minmax(0, auto); } }
  > div {
    display: grid;
    align-content: start;
    gap: ${token("space.4")};
    min-inline-size: 0;
    padding: ${token("space.12")} ${token("space.16")};
    border: ${token("stroke.thin")} solid ${token("color.line")};
    border-radius: ${token("radius.card")};
    background: ${token("color.surface")};
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  dd { font-weight: ${token("weight.strong")}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

/** What the whole period adds up to. */
export function RevenueTotals({ totals, currency }: { readonly totals: RevenueFigures; readonly currency: string }) {
  const { i18n } = useLingui();
  const { figures } = useRevenueTexts();
  return (
    <Base>
      {revenueFigures.map((figure) => (
        <div key={figure}>
          <dt>{`${figures[figure]} (${currency})`}</dt>
          <dd>{formatMoney(totals[figure], i18n.locale)}</dd>
        </div>
      ))}
    </Base>
  );
}
