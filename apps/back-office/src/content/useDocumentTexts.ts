import { useLingui } from "@lingui/react/macro";
import type { DocumentKind, HelpIcon, PageSlug } from "@marquee/contract";
import type { DocumentState } from "./toDocumentState.ts";

/** What kinds, fixed pages, states and pictures are called. */
export function useDocumentTexts() {
  const { t } = useLingui();
  const kinds: Readonly<Record<DocumentKind, { readonly list: string; readonly add: string }>> = {
    HELP: { list: t`Help centre`, add: t`New article` },
    PAGE: { list: t`Pages`, add: t`New page` },
    NEWS: { list: t`News`, add: t`New item` },
    BLOG: { list: t`Blog`, add: t`New post` },
  };
  const slugs: Readonly<Record<PageSlug, string>> = {
    about: t`About us`,
    affiliate: t`Affiliates`,
    "why-affiliates": t`Why become an affiliate`,
    terms: t`Terms and conditions`,
    privacy: t`Privacy`,
    "safer-play": t`Safer play`,
  };
  const states: Readonly<Record<DocumentState, string>> = {
    published: t`On the site`,
    changed: t`On the site, changed since`,
    draft: t`Draft`,
  };
  const icons: Readonly<Record<HelpIcon, string>> = {
    account: t`Account`,
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    games: t`Games`,
    bonus: t`Bonus`,
    security: t`Security`,
    app: t`App`,
    other: t`Other`,
  };
  return { kinds, slugs, states, icons };
}
