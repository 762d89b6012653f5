import type { Db } from "../db/Db.ts";
import { type CountedTry, countTry, forgiveTries, type LoginRules, type LoginTry } from "./loginAttemptStore.ts";

const loginRules: LoginRules = {
  /** Wrong passwords of one address for one name before the pair is locked, and for how long. */
  mostTries: 6,
  lockSeconds: 900,
  /** From so many wrong passwords on, the pair's or the name's, a try must carry a captcha (LG-03). */
  captchaFrom: 3,
  /** From so many of a name over all addresses, two tries of one address lie 1, 2, 4 … seconds apart, and at most this many. */
  slowFrom: 12,
  mostDelay: 30,
  memorySeconds: 3_600,
};

/** Three wrong payment passwords lock it for an hour (money.md). Attempts need a session, so there is no captcha. */
export const paymentRules: LoginRules = {
  mostTries: 3,
  lockSeconds: 3_600,
  captchaFrom: 1_000,
  slowFrom: 1_000,
  mostDelay: 0,
  memorySeconds: 86_400,
};

/** Staff are locked as members are, and slowed down over all addresses; their pages have no captcha. */
export const staffRules: LoginRules = { ...loginRules, captchaFrom: 1_000 };

/** What a try may do. `GO` is counted already, as a wrong one, and taken back when it was none. */
export type LoginReservation =
  | { readonly outcome: "LOCKED" | "SLOWED"; readonly retryAfter: number }
  | { readonly outcome: "CAPTCHA" }
  | {
      readonly outcome: "GO";
      readonly tries: number;
      /** Tries that are left before the lock, when this one is wrong. */
      readonly remaining: number;
      /** The seconds of the lock that stands when this try is wrong; 0 for none. */
      readonly lockSeconds: number;
      /** The next try must carry a captcha. */
      readonly captcha: boolean;
    };

/**
 * Counts tries of passwords before they are looked at, in the database, so that neither parallel tries nor several
 * gateways get more of them. Names are counted whether they are known or not: an answer tells nothing about them.
 */
export interface LoginGuard {
  readonly reserve: (who: LoginTry, hasCaptcha: boolean) => Promise<LoginReservation>;
  /** The password was right: the pair's tries up to this one are forgotten, the name's count of them too; later ones and other addresses' stand. */
  readonly succeed: (who: LoginTry, tries: number) => Promise<void>;
  /** The password was not looked at: this try alone is taken back. */
  readonly release: (who: LoginTry) => Promise<void>;
}

function toReservation(
  { outcome, pair_tries: tries, name_tries: ofName, retry_after: retryAfter }: CountedTry,
  rules: LoginRules,
): LoginReservation {
  if (outcome === "CAPTCHA") return { outcome };
  if (outcome !== "GO") return { outcome, retryAfter: Math.max(1, retryAfter) };
  const captcha = tries >= rules.captchaFrom || ofName >= rules.captchaFrom;
  return { outcome, tries, remaining: Math.max(0, rules.mostTries - tries), lockSeconds: retryAfter, captcha };
}

/** A guard on the gateway's database; it uses the rules of logins by default. */
export function createLoginGuard(db: Db, rules: LoginRules = loginRules): LoginGuard {
  return {
    reserve: async (who, hasCaptcha) => toReservation(await countTry(db, who, hasCaptcha, rules), rules),
    succeed: (who, tries) => forgiveTries(db, who, tries, rules),
    release: (who) => forgiveTries(db, who, 1, rules),
  };
}
