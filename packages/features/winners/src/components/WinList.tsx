import { Trans, useLingui } from "@lingui/react/macro";
import { toImageUrl } from "@marquee/api-client";
import type { WinnerBoard } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { useStatusQuery, useSymbolOf } from "@marquee/runtime";
import { DateTime, Money, SmartImage, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  overflow: hidden;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 2ch 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("space.4")} ${token("space.12")};
  padding: ${token("space.12")} ${token("space.16")};
  & + & { border-block-start: ${token("panel.border")} solid ${token("color.line")}; }
  > [data-part="rank"] { color: ${token("color.muted")}; font-family: ${token("font.numeric")}; text-align: end; }
  > [data-part="picture"] { block-size: 48px; border-radius: ${token("card.radius")}; overflow: hidden; > span { block-size: 100%; } }
  > [data-part="game"] { display: grid; grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; }
  > [data-part="amount"] { display: grid; justify-items: end; text-align: end; > :first-child { font-weight: ${token("weight.strong")}; } }
  @media not ${from("tablet")} {
    grid-template-columns: 2ch 48px minmax(0, 1fr);
    > [data-part="amount"] { grid-column: 3; grid-template-columns: minmax(0, 1fr); justify-items: start; text-align: start; span { white-space: normal; overflow-wrap: anywhere; } }
  }
`;

/** The highest wins of a board, the highest first, each with the time at which the round was settled. */
export function WinList({ board: { list, currency }, label }: { readonly board: WinnerBoard; readonly label: string }) {
  const { t } = useLingui();
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const symbol = useSymbolOf()(currency);
  return (
    <List aria-label={label}>
      {list.map(({ rank, account, gameName, icon, amount, multiplier, at }) => (
        <Line key={rank}>
          <span data-part="rank">{rank}</span>
          <span data-part="picture">
            <SmartImage src={toImageUrl(`${icon}?format=square`, hosts)} alt="" width={48} height={48} />
          </span>
          <span data-part="game">
            <span>{gameName}</span>
            <Text as="span" size="small" tone="muted">
              <span dir="auto">{account ?? t`Hidden`}</span> · <DateTime instant={new Date(at).toISOString()} />
            </Text>
          </span>
          <span data-part="amount">
            <Money amount={amount} currency={symbol} />
            {multiplier !== undefined && (
              <Text as="span" size="small" tone="muted">
                <Trans>
                  <Money amount={multiplier} /> times the stake
                </Trans>
              </Text>
            )}
          </span>
        </Line>
      ))}
    </List>
  );
}
