import type { CampaignFigures } from "@marquee/contract";

/** A day of a campaign's figures. */
export type FigureDay = CampaignFigures["days"][number];

const toNextDay = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

/** All days of a period until `today` as `yyyy-MM-dd`, the oldest first: those of which nothing is told are of zeros. */
export function fillDays(
  days: readonly FigureDay[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): readonly FigureDay[] {
  const known = new Map(days.map((each) => [each.day, each]));
  const filled: FigureDay[] = [];
  for (let day = from; day <= to && day <= today; day = toNextDay(day))
    filled.push(known.get(day) ?? { day, visits: 0, registrations: 0, firstDeposits: 0, qualified: 0, net: [] });
  return filled;
}
