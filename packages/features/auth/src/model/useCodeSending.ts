import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { smsSecondsPerMinute, smsThrottle } from "@marquee/contract";
import { type RefObject, useRef, useState } from "react";
import type { ApiError } from "@marquee/api-client";
import type { RegisterDraft } from "./createRegisterDraft.ts";
import type { PhoneVerifier, TypedNumber } from "./phoneVerifier.ts";
import type { BotCheck } from "./useBotCheck.ts";

/** A sent code: when another may be sent, and the masked recipient. */
export type SentCode = { readonly until: number; readonly mask: string };

/** Sends codes in one form. */
export type CodeSending = {
  /** Milliseconds since 1970; null if a code can be sent now. */
  readonly until: number | null;
  readonly mask: string;
  readonly isBusy: boolean;
  /** Sends a code, at most once a second and never two at a time (VL-17). @returns the refusal, if any */
  readonly send: (number: TypedNumber) => Promise<ApiError | null>;
  /** The countdown is over. */
  readonly end: () => void;
};

/**
 * Sends codes and counts down the minutes given by the answer, of 60 seconds each (RG-21), or one minute with a third
 * party (RG-22), whose widget is shown in `place`. The draft remembers a code that was sent before the form was mounted again.
 */
export function useCodeSending(
  verifier: PhoneVerifier,
  bot: BotCheck,
  draft: Pick<RegisterDraft, "getSent" | "keepSent">,
  place: RefObject<HTMLElement | null>,
): CodeSending {
  const { t, i18n } = useLingui();
  const [sent, setSent] = useState(() => {
    const first = draft.getSent();
    return first !== null && first.until > Date.now() ? first : null;
  });
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isSending = useRef(false);
  const send = async (number: TypedNumber): Promise<ApiError | null> => {
    if (isSending.current || performance.now() - last.current < smsThrottle) return null;
    last.current = performance.now();
    isSending.current = true;
    setIsBusy(true);
    try {
      const { channel, expiredMinutes, mask, widget } = await verifier.send(
        number,
        await bot.takeProof(),
        place.current && { element: place.current, title: t`Security check against bots`, language: i18n.locale },
      );
      const minutes = channel === "FIREBASE" ? 1 : expiredMinutes;
      const next = { until: Date.now() + minutes * smsSecondsPerMinute * 1_000, mask };
      setSent(next);
      // A widget lives only as long as this form, so its code is not remembered.
      if (widget === undefined) draft.keepSent(next);
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
