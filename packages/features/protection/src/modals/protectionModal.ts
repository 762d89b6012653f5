import { defineModal } from "@marquee/runtime";

/** Tells why protection refuses something, until when, and where there is help. `until` in milliseconds; null is without an end. */
export const protectionModal = defineModal<{
  readonly code: string;
  readonly until: number | null;
  readonly limit: string | null;
  readonly left: string | null;
  readonly period: string | null;
  /** The amount is above the limit itself: it needs a higher one. */
  readonly isAbove: boolean;
}>("protectionModal");
