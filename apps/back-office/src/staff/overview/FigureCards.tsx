import { useLingui } from "@lingui/react/macro";
import type { Overview, OverviewTotals } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useFigureNames, useFigureText } from "./useFigures.ts";

const Base = styled.dl`
  display: grid;
  @media ${from("tablet")} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  gap: ${token("space.12")};
  > div {
    display: grid;
    align-content: start;
    gap: ${token("space.4")};
    padding: ${token("space.16")};
    border: ${token("stroke.thin")} solid ${token("color.line")};
    border-radius: ${token("radius.card")};
    background: ${token("color.surface")};
    min-inline-size: 0;
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  dd { overflow-wrap: anywhere; }
  dd:first-of-type { font-size: ${token("text.title")}; font-weight: ${token("weight.strong")}; font-variant-numeric: tabular-nums; line-height: 1.2; }
  dd:not(:first-of-type) { color: ${token("color.muted")}; font-size: ${token("text.label")}; font-variant-numeric: tabular-nums; }
`;

const figures = ["revenue", "staked", "won", "players", "registrations"] as const;

/** The figures of today, each beside yesterday's and last week's until the same time of day. */
export function FigureCards({ overview }: { readonly overview: Overview }) {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const toText = useFigureText();
  const { today, yesterday, lastWeek, currency, openRounds } = overview;
  const toChange = (now: string | number, before: string | number): string => {
    const [one, other] = [Number(now), Number(before)];
    if (other === 0) return "";
    const change = i18n.number((one - other) / Math.abs(other), {
      style: "percent",
      maximumFractionDigits: 0,
      signDisplay: "exceptZero",
    });
    return ` (${change})`;
  };
  const compare = (figure: (typeof figures)[number], { soFar }: { readonly soFar: OverviewTotals }): string =>
    `${toText(soFar[figure])}${toChange(today.whole[figure], soFar[figure])}`;
  return (
    <Base>
      {figures.map((figure) => {
        const isMoney = typeof today.whole[figure] === "string";
        const [before, weekBefore] = [compare(figure, yesterday), compare(figure, lastWeek)];
        return (
          <div key={figure}>
            <dt>{isMoney ? `${names[figure]} (${currency})` : names[figure]}</dt>
            <dd>{toText(today.whole[figure])}</dd>
            <dd>{t`Yesterday by this time: ${before}`}</dd>
            <dd>{t`Last week by this time: ${weekBefore}`}</dd>
          </div>
        );
      })}
      <div>
        <dt>{names.openRounds}</dt>
        <dd>{toText(openRounds)}</dd>
        <dd>{t`Now`}</dd>
      </div>
    </Base>
  );
}
