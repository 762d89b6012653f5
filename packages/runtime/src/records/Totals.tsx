import { token } from "@marquee/design-tokens";
import { Money } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 128px), 1fr));
  gap: ${token("space.12")};
  > div {
    min-inline-size: 0;
    padding: ${token("space.12")} ${token("space.16")};
    border-radius: ${token("radius.card")};
    background: ${token("color.raised")};
    overflow-wrap: anywhere;
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { font-weight: ${token("weight.strong")}; }
  dd[data-part="note"] {
    color: ${token("color.muted")};
    font-size: ${token("text.label")};
    font-weight: inherit;
  }
`;

/** A sum over all pages of a record. */
export interface Total {
  readonly name: string;
  readonly amount: string;
  /** A gain or a loss, shown with its sign. */
  readonly change?: boolean;
  readonly note?: string;
}

/** What a record adds up to, over all its pages. */
export function Totals({ totals, symbol }: { readonly totals: readonly Total[]; readonly symbol: string }) {
  return (
    <Base>
      {totals.map(({ name, amount, change = false, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} currency={symbol} change={change} />
          </dd>
          {note !== undefined && <dd data-part="note">{note}</dd>}
        </div>
      ))}
    </Base>
  );
}
