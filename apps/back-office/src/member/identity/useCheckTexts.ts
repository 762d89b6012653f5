import { useLingui } from "@lingui/react/macro";
import type { CheckLine } from "@marquee/contract/staff";

/** The colours of states. */
export const checkTones = {
  SUBMITTED: "primary",
  APPROVED: "success",
  REJECTED: "danger",
  EXPIRED: "muted",
} as const satisfies Record<CheckLine["state"], string>;

/** The words for states and kinds of documents. */
export function useCheckTexts(): {
  readonly states: Readonly<Record<CheckLine["state"], string>>;
  readonly types: Readonly<Record<CheckLine["documentType"], string>>;
} {
  const { t } = useLingui();
  return {
    states: { SUBMITTED: t`Waits`, APPROVED: t`Approved`, REJECTED: t`Rejected`, EXPIRED: t`Asked for again` },
    types: { ID_CARD: t`Identity card`, PASSPORT: t`Passport`, DRIVING_LICENCE: t`Driving licence` },
  };
}
