import type { FieldError } from "@marquee/contract";

/** How a call failed: the code of the contract (or `network.abnormal`), and what the gateway said about it. */
export type ApiError = {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Shown in error dialogs so that support finds the trace (contract 3.1.1). */
  readonly requestId: string;
};

/** True for the error of a call made by this package. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "code" in error && "requestId" in error;
}
