import type { Limit } from "@marquee/rate-limit";

/** A value from this process, or a promise of one from a server. */
export type Answer<Value> = Value | Promise<Value>;

/** The kind of an entry: keys of different kinds never collide, and the process bounds each kind separately. */
export type StateKind =
  | "banner-ticket-use"
  | "captcha-picture"
  | "captcha-use"
  | "passkey-challenge"
  | "passkey-challenge-use"
  | "social-sign-in"
  | "social-sign-in-use"
  | "social-answer-use"
  | "social-ticket";

/**
 * What lives for minutes and what all gateways of one database must agree on. Each function is atomic, at one gateway and
 * over all that share the store. A store on a server answers in bounded time.
 *
 * @throws StateUnavailableError from every function of a store on a server that does not answer
 */
export interface ShortLivedState {
  readonly store: "process" | "redis";
  /** Whether the store answered when it was last asked. */
  readonly isUp: () => boolean;
  /** Keeps `text` for `milliseconds` from now. */
  readonly set: (kind: StateKind, key: string, text: string, milliseconds: number) => Answer<void>;
  readonly get: (kind: StateKind, key: string) => Answer<string | undefined>;
  /**
   * True for the first holder of a key, however often it asks, for `milliseconds` from its first claim; false for all
   * others.
   */
  readonly claim: (kind: StateKind, key: string, holder: string, milliseconds: number) => Answer<boolean>;
  /** Counts a call in the subject's window of fixed length. Answers the seconds to wait, 0 when the call is allowed. */
  readonly count: (subject: string, limit: Limit) => Answer<number>;
  readonly close: () => void;
}
