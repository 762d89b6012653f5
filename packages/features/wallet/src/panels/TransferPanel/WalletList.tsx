import { Trans, useLingui } from "@lingui/react/macro";
import type { Balance } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Icon, Money, WalletIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    align-content: start;
    gap: ${token("space.4")};
    min-inline-size: 0;
    padding: ${token("space.16")};
    border: ${token("panel.border")} solid ${token("color.line")};
    border-radius: ${token("panel.radius")};
    background: ${token("color.raised")};
  }
  li:first-child { border-color: ${token("color.primary")}; }
`;
const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  min-inline-size: 0;
  color: ${token("color.muted")};
  font-size: ${token("text.small")};
  > span { min-inline-size: 0; overflow-wrap: anywhere; }
  > svg { flex: none; }
`;
const Amount = styled.strong`
  font-size: ${token("text.title")};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Held = styled.span`color: ${token("color.muted")}; font-size: ${token("text.label")};`;

/** Each wallet with what can be used of it, the main one first, and what is on its way. */
export function WalletList({
  wallets,
  currency,
  toName,
}: {
  readonly wallets: Balance["wallets"];
  readonly currency: string;
  readonly toName: (vassalage: string) => string;
}) {
  const { t } = useLingui();
  return (
    <Base aria-label={t`Wallets`}>
      {wallets.map(({ vassalage, available, frozen }) => (
        <li key={vassalage}>
          <Name>
            <Icon picture={WalletIcon} size={18} />
            <span>{toName(vassalage)}</span>
          </Name>
          <Amount>
            <Money amount={available} currency={currency} />
          </Amount>
          {frozen !== "0.00" && (
            <Held>
              <Trans>
                On its way: <Money amount={frozen} currency={currency} />
              </Trans>
            </Held>
          )}
        </li>
      ))}
    </Base>
  );
}
