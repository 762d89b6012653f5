import type { RedEnvelope } from "@marquee/contract";

/** Where an envelope is, by what was read of it at one moment. */
export function toPhase(row: {
  readonly has_begun: boolean;
  readonly is_over: boolean;
  readonly left: number;
}): RedEnvelope["phase"] {
  if (row.is_over) return "OVER";
  if (!row.has_begun) return "PLANNED";
  return row.left === 0 ? "EMPTY" : "OPEN";
}
