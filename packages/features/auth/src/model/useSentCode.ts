import { isApiError } from "@marquee/api-client";
import type { ApiError } from "@marquee/api-client";
import { smsSecondsPerMinute, smsThrottle, type VerificationSent } from "@marquee/contract";
import { useRef, useState } from "react";
import type { RegisterDraft } from "./createRegisterDraft.ts";
import type { CodeSending, SentCode } from "./useCodeSending.ts";

/** Sends codes in a form. */
export type SentCodes = Omit<CodeSending, "send"> & {
  /** Sends a code, at most once a second and never two at a time (VL-17). @returns the refusal, if any */
  readonly send: (request: () => Promise<VerificationSent>) => Promise<ApiError | null>;
};

/** Sends codes and counts down until the sent one expires, in minutes of 60 seconds (VL-16, LG-17). `draft` keeps it where the form may be mounted again. */
export function useSentCode(draft?: Pick<RegisterDraft, "getSent" | "keepSent">): SentCodes {
  const [sent, setSent] = useState<SentCode | null>(() => {
    const first = draft?.getSent() ?? null;
    return first !== null && first.until > Date.now() ? first : null;
  });
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isSending = useRef(false);
  const send = async (request: () => Promise<VerificationSent>): Promise<ApiError | null> => {
    if (isSending.current || performance.now() - last.current < smsThrottle) return null;
    last.current = performance.now();
    isSending.current = true;
    setIsBusy(true);
    try {
      const { expiredMinutes, mask, widget } = await request();
      const next = { until: Date.now() + expiredMinutes * smsSecondsPerMinute * 1_000, mask };
      setSent(next);
      // A widget lives only as long as this form, so its code is not remembered.
      if (widget === undefined) draft?.keepSent(next);
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
