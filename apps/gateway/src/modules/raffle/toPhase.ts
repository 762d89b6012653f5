import type { RafflePhase } from "@marquee/contract";

/** Where a raffle is, by what was read of it at one moment. */
export function toPhase(row: {
  readonly has_begun: boolean;
  readonly is_over: boolean;
  readonly tickets: number;
  readonly taken: number;
}): RafflePhase {
  if (row.is_over) return "OVER";
  if (!row.has_begun) return "PLANNED";
  return row.taken >= row.tickets ? "EMPTY" : "OPEN";
}
