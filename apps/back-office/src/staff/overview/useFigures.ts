import { useLingui } from "@lingui/react/macro";
import type { OverviewDay } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { useCallback } from "react";

/** The figures that are drawn over time. */
export const drawnFigures = ["revenue", "staked", "won", "registrations"] as const;

/** One of {@link drawnFigures}. */
export type DrawnFigure = (typeof drawnFigures)[number];

/** Whether a text names a figure. */
export const isDrawnFigure = (text: string): text is DrawnFigure => drawnFigures.some((figure) => figure === text);

/** The figures' names. */
export function useFigureNames(): Readonly<Record<DrawnFigure | "players" | "openRounds", string>> {
  const { t } = useLingui();
  return {
    revenue: t`Gross gaming revenue`,
    staked: t`Stakes`,
    won: t`Wins`,
    registrations: t`Registrations`,
    players: t`Active members`,
    openRounds: t`Open rounds`,
  };
}

/** Writes a figure in full: money with two decimals, counts with separators. */
export function useFigureText(): (value: string | number) => string {
  const { i18n } = useLingui();
  return useCallback(
    (value) => (typeof value === "number" ? i18n.number(value) : formatMoney(value, i18n.locale)),
    [i18n],
  );
}

/** Writes a number of a chart's axis: 12K, 3.4M. */
export function useAxisText(): (value: number) => string {
  const { i18n } = useLingui();
  return useCallback((value) => i18n.number(value, { notation: "compact", maximumFractionDigits: 1 }), [i18n]);
}

/** A figure as a number to draw; money is a text, because numbers cannot hold every amount. */
export const toDrawn = (of: Pick<OverviewDay, DrawnFigure>, figure: DrawnFigure): number => Number(of[figure]);
