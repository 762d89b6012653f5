import { useLingui } from "@lingui/react/macro";
import type { ApiError } from "@marquee/api-client";
import type { RefObject } from "react";
import type { RegisterDraft } from "./createRegisterDraft.ts";
import type { PhoneVerifier, TypedNumber } from "./phoneVerifier.ts";
import type { BotCheck } from "./useBotCheck.ts";
import { useSentCode } from "./useSentCode.ts";

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
 * Sends a registration's codes (RG-21, RG-22); a third party's widget is shown in `place`. The draft remembers a code that was sent
 * before the form was mounted again.
 */
export function useCodeSending(
  verifier: PhoneVerifier,
  bot: BotCheck,
  draft: Pick<RegisterDraft, "getSent" | "keepSent">,
  place: RefObject<HTMLElement | null>,
): CodeSending {
  const { t, i18n } = useLingui();
  const { send, ...sending } = useSentCode(draft);
  return {
    ...sending,
    send: (number) =>
      send(async () =>
        verifier.send(
          number,
          await bot.takeProof(),
          place.current && { element: place.current, title: t`Security check against bots`, language: i18n.locale },
        ),
      ),
  };
}
