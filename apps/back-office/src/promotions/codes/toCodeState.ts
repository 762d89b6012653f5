import type { PromotionCodeBatch } from "@marquee/contract/staff";

/** Where a batch stands: codes of one use wait for their download first. */
export type CodeState = "waiting" | "open" | "used" | "stopped";

/** Where a batch stands. */
export function toCodeState({
  word,
  count,
  used,
  issuedAt,
  stoppedAt,
}: Pick<PromotionCodeBatch, "word" | "count" | "used" | "issuedAt" | "stoppedAt">): CodeState {
  if (stoppedAt !== null) return "stopped";
  if (used >= count) return "used";
  return word === null && issuedAt === null ? "waiting" : "open";
}
