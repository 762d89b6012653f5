import { useLingui } from "@lingui/react/macro";
import type { CorrectedField } from "@marquee/contract/staff";

/** The words for what staff may correct of a member. */
export function useCorrectionTexts(): Readonly<Record<CorrectedField, string>> {
  const { t } = useLingui();
  return { EMAIL: t`Mail address`, MOBILE: t`Phone`, NAME: t`Name on the account` };
}
