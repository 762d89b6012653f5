import { isApiError } from "@marquee/api-client";
import type { ApiError } from "@marquee/api-client";
import { smsSecondsPerMinute, smsThrottle, type VerificationSent } from "@marquee/contract";
import { useRef, useState } from "react";
import type { CodeSending, SentCode } from "./useCodeSending.ts";

/** Sends codes in a form without a draft. */
export type SentCodes = Omit<CodeSending, "send"> & {
  /** Sends a code, at most once a second and never two at a time (VL-17). @returns the refusal, if any */
  readonly send: (request: () => Promise<VerificationSent>) => Promise<ApiError | null>;
};

/** Sends codes and counts down until the sent one expires (VL-16, LG-17). */
export function useSentCode(): SentCodes {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isSending = useRef(false);
  const send = async (request: () => Promise<VerificationSent>): Promise<ApiError | null> => {
    if (isSending.current || performance.now() - last.current < smsThrottle) return null;
    last.current = performance.now();
    isSending.current = true;
    setIsBusy(true);
    try {
      const { expiredMinutes, mask } = await request();
      setSent({ until: Date.now() + expiredMinutes * smsSecondsPerMinute * 1_000, mask });
      return null;
    } catch (error) {
      if (isApiError(error)) return error;
      throw error;
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { until: sent?.until ?? null, mask: sent?.mask ?? "", isBusy, send, end: () => setSent(null) };
}
