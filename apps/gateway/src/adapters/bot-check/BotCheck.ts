import type { BotChallenge, BotProof } from "@marquee/contract";

/** Distinguishes people's browsers from automated programs (RG-17). */
export interface BotCheck {
  readonly kind: "work" | "geetest";
  /** What the page needs to produce a proof. */
  readonly createChallenge: (tenantId: string) => BotChallenge;
  /**
   * True once for a valid proof. Only the same proof sent again with the same `intent`, a key that nobody else knows, gets
   * the same result.
   */
  readonly accept: (tenantId: string, proof: BotProof, intent?: string) => Promise<boolean>;
}
