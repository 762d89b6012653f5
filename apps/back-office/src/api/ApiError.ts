import type { FieldError } from "@marquee/contract";

/** Why a call failed: a code of the contract, or `network.abnormal` when no answer came. */
export interface ApiError {
  readonly code: string;
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

/** Whether something caught is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "code" in error && "fields" in error;
}
