import type { Overview, OverviewHour, OverviewSpan } from "@marquee/contract/staff";

const toFigures = (registrations: number, staked: number, won: number) => ({
  registrations,
  staked: `${staked}.00`,
  won: `${won}.00`,
  revenue: `${staked - won}.00`,
});

/** A day's course with its evening, as sites have it. */
const toHours = (level: number): OverviewHour[] =>
  Array.from({ length: 24 }, (_, hour) => {
    const weight = 2 + Math.round(10 * Math.max(0, Math.sin(((hour - 6) * Math.PI) / 17)));
    return {
      hour,
      ...toFigures(weight, weight * level * 1_000_000, weight * level * (hour === 4 ? 1_300_000 : 930_000)),
    };
  });

function toSpan(day: string, level: number): OverviewSpan {
  const soFar = { ...toFigures(64, level * 412_000_000, level * 380_500_000), players: 118 * level };
  return { day, soFar, whole: { ...soFar, players: 231 * level }, hours: toHours(level) };
}

/** An overview with everything in it: losses, large sums, things that wait. */
export const sampleOverview: Overview = {
  at: Date.parse("2026-11-24T09:30:00Z"),
  timeZone: "Asia/Ho_Chi_Minh",
  currency: "VND",
  today: toSpan("2026-11-24", 3),
  yesterday: toSpan("2026-11-23", 2),
  lastWeek: toSpan("2026-11-17", 1),
  days: Array.from({ length: 15 }, (_, index) => {
    const staked = 900_000_000 + ((index * 37) % 11) * 90_000_000;
    return {
      day: `2026-11-${String(10 + index).padStart(2, "0")}`,
      ...toFigures(40 + ((index * 17) % 23), staked, index === 5 ? staked + 120_000_000 : Math.round(staked * 0.94)),
    };
  }),
  openRounds: 42,
  waiting: [
    { key: "proposals", count: 3 },
    { key: "identityChecks", count: 12 },
    { key: "failedWebhooks", count: 0 },
    { key: "failedMessages", count: 2 },
  ],
};
