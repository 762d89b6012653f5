/** What a ticket of a raffle brings: money, points, something that staff hand over, or nothing. */
export const prizeTypes = ["CASH", "POINTS", "GIFT", "NONE"] as const;

/** One of {@link prizeTypes}. */
export type PrizeType = (typeof prizeTypes)[number];

/** How often a member draws: once in the raffle's time, or once on each day of it in the merchant's zone. */
export const raffleTurns = ["ONCE", "DAY"] as const;

/** One of {@link raffleTurns}. */
export type RaffleTurn = (typeof raffleTurns)[number];

/** Where a raffle is now. `EMPTY`: all tickets are drawn; `OVER`: its time is over, or staff have stopped it. */
export const rafflePhases = ["PLANNED", "OPEN", "EMPTY", "OVER"] as const;

/** One of {@link rafflePhases}. */
export type RafflePhase = (typeof rafflePhases)[number];

/** How large a raffle may be. */
export const raffleLimits = {
  /** Days for which it may be open. */
  mostOpenDays: 92,
  mostPrizes: 20,
  mostTickets: 20_000,
} as const;
