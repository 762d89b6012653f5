import { Trans, useLingui } from "@lingui/react/macro";
import type { Raffle } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { OfferedMoney, useLanguage } from "@marquee/runtime";
import { styled } from "styled-components";
import { usePrizeText } from "../../model/usePrizeText.ts";

const Base = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token("text.small")};
  caption { padding-block-end: ${token("space.8")}; color: ${token("color.muted")}; text-align: start; }
  th, td {
    padding: ${token("space.8")} ${token("space.8")} ${token("space.8")} 0;
    border-block-end: 1px solid ${token("color.line")};
    text-align: start;
    vertical-align: top;
  }
  th:nth-child(n + 2), td:nth-child(n + 2) {
    padding-inline: ${token("space.12")} 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th { color: ${token("color.muted")}; font-weight: ${token("weight.strong")}; }
  td:first-child { overflow-wrap: anywhere; }
`;

/** What the tickets of a raffle bring, and how likely each prize was when it began. */
export function PrizeTable({
  raffle: { prizes, tickets, currency },
  symbol,
}: {
  readonly raffle: Pick<Raffle, "prizes" | "tickets" | "currency">;
  readonly symbol: string;
}) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const toPrize = usePrizeText();
  const all = i18n.number(tickets);
  return (
    <Base>
      <caption>
        <Trans>Prizes of all {all} tickets, at the beginning</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Prize</Trans>
          </th>
          <th scope="col">
            <Trans>Tickets</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, place) => (
          <tr key={place}>
            <td>
              {prize.type === "CASH" && prize.amount !== null ? (
                <>
                  {prize.names[language] ?? prize.names.EN} (<OfferedMoney amount={prize.amount} currency={currency} />)
                </>
              ) : (
                toPrize(prize, symbol)
              )}
            </td>
            <td>{i18n.number(prize.count)}</td>
            <td>{i18n.number(prize.count / tickets, { style: "percent", maximumFractionDigits: 3 })}</td>
          </tr>
        ))}
      </tbody>
    </Base>
  );
}
