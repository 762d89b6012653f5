import { useLingui } from "@lingui/react/macro";
import { UiKitProvider, type UiKitLinkProps, type UiKitSettings } from "@marquee/ui-kit";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import type { LateStrings } from "./toLateStrings.ts";
import { useApp } from "./AppContext.ts";
import { useLanguage } from "./TextsContext.ts";

/** ui-kit's links go through the router. */
function RouterLink({ href, ...rest }: UiKitLinkProps) {
  return <Link to={href} {...rest} />;
}

/** Until the words come of what no first page shows. */
const none: LateStrings = {
  cancel: "",
  showPassword: "",
  hidePassword: "",
  firstPage: "",
  previousPage: "",
  nextPage: "",
  lastPage: "",
  pages: "",
  goToPage: "",
  loadMore: "",
  endOfList: "",
  refreshBalance: "",
  showBalance: "",
  hideBalance: "",
  balanceHidden: "",
  notifications: "",
  noSuchPage: String,
  page: String,
};

/** Hands ui-kit its words, its formats and the router's links, in the page's language. */
export function UiKit({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { tag } = useLanguage();
  const { late } = useApp();
  const settings = useMemo(
    (): UiKitSettings => ({
      strings: {
        ...none,
        loading: t`Loading`,
        close: t`Close`,
        retry: t`Try again`,
        play: t`Play`,
        demo: t`Demo`,
        addFavourite: t`Add to favourites`,
        removeFavourite: t`Remove from favourites`,
        hot: t`Hot`,
        fresh: t`New`,
        previousSlide: t`Previous slide`,
        nextSlide: t`Next slide`,
        pauseSlides: t`Pause the slides`,
        resumeSlides: t`Resume the slides`,
        slide: (position, count) => t`Slide ${position} of ${count}`,
        expandMenu: t`Expand the menu`,
        collapseMenu: t`Collapse the menu`,
        ...late?.toLateStrings(i18n),
      },
      formatMoney: (amount, symbol) => late?.formatMoney(amount, tag, symbol) ?? amount,
      formatDateTime: (instant, zone) => late?.formatDateTime(instant, zone) ?? instant,
      link: RouterLink,
    }),
    [t, i18n, tag, late],
  );
  return <UiKitProvider settings={settings}>{children}</UiKitProvider>;
}
