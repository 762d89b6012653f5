import { sql } from "kysely";
import type { Db } from "../db/Schema.ts";

/** Wrong passwords of one address for one name before the pair is locked, and for how long. */
const mostTries = 6;
const lockSeconds = 900;
/** From so many wrong passwords on, the pair's or the name's, a try must carry a captcha (LG-03). */
const captchaFrom = 3;
/** From so many of a name over all addresses, two tries of one address lie 1, 2, 4 … seconds apart, and at most this many. */
const slowFrom = 12;
const mostDelay = 30;
const memorySeconds = 3_600;

/** Who tries: a name, as its key, from an address, as its key. */
export interface LoginTry {
  readonly tenantId: string;
  readonly nameKey: string;
  readonly addressKey: string;
}

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
  /** The password was right: the pair's tries up to this one are forgotten, later ones stand. */
  readonly succeed: (who: LoginTry, tries: number) => Promise<void>;
  /** The password was not looked at: this try alone is taken back. */
  readonly release: (who: LoginTry) => Promise<void>;
}

interface Row {
  readonly outcome: "GO" | "LOCKED" | "SLOWED" | "CAPTCHA";
  readonly pair_tries: number;
  readonly name_tries: number;
  readonly retry_after: number;
}

function toReservation({ outcome, pair_tries: tries, name_tries: ofName, retry_after: retryAfter }: Row): LoginReservation {
  if (outcome === "CAPTCHA") return { outcome };
  if (outcome !== "GO") return { outcome, retryAfter: Math.max(1, retryAfter) };
  const captcha = tries >= captchaFrom || ofName >= captchaFrom;
  return { outcome, tries, remaining: Math.max(0, mostTries - tries), lockSeconds: retryAfter, captcha };
}

/** A guard over the gateway's database. */
export function createLoginGuard(db: Db): LoginGuard {
  async function forgive({ tenantId, nameKey, addressKey }: LoginTry, tries: number): Promise<void> {
    await sql`select forgive_login(${tenantId}, ${nameKey}, ${addressKey}, ${tries}, ${mostTries})`.execute(db);
  }

  return {
    async reserve({ tenantId, nameKey, addressKey }, hasCaptcha) {
      const { rows } = await sql<Row>`
        select outcome, pair_tries, name_tries, retry_after from reserve_login(${tenantId}, ${nameKey}, ${addressKey}, ${hasCaptcha},
          ${mostTries}, ${lockSeconds}, ${captchaFrom}, ${slowFrom}, ${mostDelay}, ${memorySeconds})`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error("no reservation came");
      return toReservation(row);
    },
    succeed: forgive,
    release: (who) => forgive(who, 1),
  };
}

/** Removes what no try counts with any more. */
export async function removeOldAttempts(db: Db): Promise<void> {
  await db.deleteFrom("login_attempts").where("expires_at", "<=", sql<Date>`clock_timestamp()`).execute();
}
