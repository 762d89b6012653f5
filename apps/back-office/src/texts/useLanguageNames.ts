import { useLingui } from "@lingui/react/macro";
import { isLanguageCode, type LanguageCode } from "@marquee/contract";

/** What the languages of a site are called in the reader's language. */
export function useLanguageNames() {
  const { t } = useLingui();
  const names: Readonly<Record<LanguageCode, string>> = {
    EN: t`English`,
    CN: t`Chinese`,
    ID: t`Indonesian`,
    TH: t`Thai`,
    // Which one it is, each brand says itself (decision Q-8).
    TY: t`the brand's further language`,
    VI: t`Vietnamese`,
    TL: t`Filipino`,
  };
  return { names, toLanguage: (code: string): string => (isLanguageCode(code) ? names[code] : code) };
}
