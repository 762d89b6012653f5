import { useLingui } from "@lingui/react/macro";

/** What the patterns 0–24 accept (contract 3.4); the place is the id. */
export function usePatternNames(): readonly string[] {
  const { t } = useLingui();
  return [
    t`Anything`,
    t`A letter, then letters or digits`,
    t`Chinese characters and digits`,
    t`An e-mail address`,
    t`Letters and digits`,
    t`Both letters and digits`,
    t`Digits`,
    t`Letters and digits, one of them uppercase`,
    t`English letters and spaces`,
    t`No spaces`,
    t`Chinese characters with punctuation`,
    t`A date such as 1999-12-31`,
    t`A date such as 12-31-1999`,
    t`Korean`,
    t`Thai`,
    t`Thai or English`,
    t`Uppercase letters and spaces`,
    t`Letters, digits and symbols`,
    t`Uppercase, lowercase, digit and symbol`,
    t`A full name of two words or more`,
    t`Japanese`,
    t`Uppercase letters`,
    t`Digits that begin with 9`,
    t`A real name`,
    t`A phone number`,
  ];
}
