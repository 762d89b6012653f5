import type { ApiError } from "@marquee/api-client";
import type { RegisterDraft } from "./createRegisterDraft.ts";
import type { PhoneVerifier, TypedNumber } from "./phoneVerifier.ts";
import type { BotCheck } from "./useBotCheck.ts";
import { useSentCode } from "./useSentCode.ts";

/** A code that is under way: until when another one must wait, and to whom it went. */
export type SentCode = { readonly until: number; readonly mask: string };

/** The sending of codes in one form. */
export type CodeSending = {
  /** Milliseconds since 1970; null when a code can be sent. */
  readonly until: number | null;
  readonly mask: string;
  readonly isBusy: boolean;
  /** Sends one, at most once a second and never two at a time (VL-17). @returns what it was refused for */
  readonly send: (number: TypedNumber) => Promise<ApiError | null>;
  /** The countdown is over. */
  readonly end: () => void;
};

/** Sends a registration's codes (RG-21, RG-22). The draft knows of one that was sent before the form was drawn anew. */
export function useCodeSending(
  verifier: PhoneVerifier,
  bot: BotCheck,
  draft: Pick<RegisterDraft, "getSent" | "keepSent">,
): CodeSending {
  const { send, ...sending } = useSentCode(draft);
  return {
    ...sending,
    send: (number) => send(async () => verifier.send(number, await bot.takeProof())),
  };
}
