import type { ErrorCode } from "./errors.ts";

/**
 * What the server found wrong with one field (contract 3.1.2); `rule` picks the text, `pattern` that of `patternId`. `min` and `max` are what
 * is allowed: of a length in characters, of a number or amount, with `date` of a period in days.
 */
export type FieldError = {
  readonly name: string;
  readonly rule:
    | "required"
    | "length"
    | "pattern"
    | "match"
    | "date"
    | "amount"
    | "common"
    | "breached"
    | "phone"
    | "unknown"
    | "taken"
    | "same"
    | "slow";
  readonly patternId?: number;
  readonly min?: number;
  readonly max?: number;
};

/** The answer of a call that was carried out. `serverTime` is in milliseconds. */
export type Success<Value> = {
  readonly success: true;
  readonly value: Value;
  readonly requestId: string;
  readonly serverTime: number;
};

/** The answer of a call that was refused. `retryAfter` is in seconds. */
export type Failure = {
  readonly success: false;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly retryAfter?: number;
  readonly requestId: string;
  readonly serverTime: number;
};

/** The body of every answer (contract 3.1.2). */
export type Envelope<Value> = Success<Value> | Failure;
