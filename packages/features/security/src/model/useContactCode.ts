import { useLingui } from "@lingui/react/macro";
import { isApiError, useSendContactCodeMutation } from "@marquee/api-client";
import type { SendContactCode, VerificationSent } from "@marquee/contract";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { useState } from "react";

/** A sent code: the masked recipient, and when another may be requested. */
export type ContactCode = {
  readonly sent: VerificationSent | null;
  /** In milliseconds since 1970, by this device's clock. */
  readonly nextAt: number;
  readonly fault: string;
  readonly isSending: boolean;
  /** @returns the refusal, if there is one */
  readonly send: (request: SendContactCode) => Promise<{ readonly error?: unknown }>;
};

/** Requests codes to a mailbox or phone, one at a time. */
export function useContactCode(): ContactCode {
  const { i18n } = useLingui();
  const [ask, { isLoading }] = useSendContactCodeMutation();
  const [sent, setSent] = useState<VerificationSent | null>(null);
  const [nextAt, setNextAt] = useState(0);
  const [fault, setFault] = useState("");
  return {
    sent,
    nextAt,
    fault,
    isSending: isLoading,
    async send(request) {
      setFault("");
      const { data, error } = await ask(request);
      if (data) {
        setSent(data);
        setNextAt(Date.now() + data.resendSeconds * 1_000);
        return {};
      }
      if (!isApiError(error)) setFault(toErrorText(i18n, "unknown"));
      else {
        const [field] = error.fields;
        setFault(
          error.code === "fields" && field
            ? toFieldText(i18n, field)
            : toErrorText(i18n, error.code, { retryAfter: error.retryAfter }),
        );
        if (error.code === "sms.too.many" && error.retryAfter !== undefined)
          setNextAt(Date.now() + error.retryAfter * 1_000);
      }
      return { error };
    },
  };
}
