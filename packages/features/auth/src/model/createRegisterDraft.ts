import type { RegisterValues } from "./registerFields.ts";
import type { SentCode } from "./useCodeSending.ts";

/** What was typed, and the code that was sent, before the visitor chose the other way of registering. */
export type RegisterDraft = {
  readonly getValues: () => RegisterValues | null;
  readonly keepValues: (values: RegisterValues) => void;
  readonly getSent: () => SentCode | null;
  readonly keepSent: (sent: SentCode) => void;
  readonly clear: () => void;
};

/** Creates an empty draft, kept while the dialog is open. */
export function createRegisterDraft(): RegisterDraft {
  let values: RegisterValues | null = null;
  let sent: SentCode | null = null;
  return {
    getValues: () => values,
    keepValues: (next) => {
      values = next;
    },
    getSent: () => sent,
    keepSent: (next) => {
      sent = next;
    },
    clear: () => {
      values = null;
      sent = null;
    },
  };
}
