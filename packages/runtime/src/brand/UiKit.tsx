import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatMoney } from "@marquee/i18n";
import { UiKitProvider, type UiKitLinkProps, type UiKitSettings } from "@marquee/ui-kit";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useLanguage } from "./TextsContext.ts";

/** ui-kit's links go through the router. */
function RouterLink({ href, ...rest }: UiKitLinkProps) {
  return <Link to={href} {...rest} />;
}

/** Hands ui-kit its words, its formats and the router's links, in the page's language. */
export function UiKit({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const settings = useMemo(
    (): UiKitSettings => ({
      strings: {
        loading: t`Loading`,
        close: t`Close`,
        cancel: t`Cancel`,
        retry: t`Try again`,
        showPassword: t`Show password`,
        hidePassword: t`Hide password`,
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
        firstPage: t`First`,
        previousPage: t`Prev`,
        nextPage: t`Next`,
        lastPage: t`Last`,
        pages: t`Pages`,
        goToPage: t`Go to page`,
        noSuchPage: (count) => t`Enter a number from 1 to ${count}.`,
        page: (page) => t`Page ${page}`,
        loadMore: t`Load more`,
        endOfList: t`End of the list`,
        refreshBalance: t`Refresh the balance`,
        showBalance: t`Show the balance`,
        hideBalance: t`Hide the balance`,
        balanceHidden: t`Balance hidden`,
        notifications: t`Notifications`,
        expandMenu: t`Expand the menu`,
        collapseMenu: t`Collapse the menu`,
      },
      formatMoney: (amount, symbol) => formatMoney(amount, tag, symbol),
      formatDateTime,
      link: RouterLink,
    }),
    [t, tag],
  );
  return <UiKitProvider settings={settings}>{children}</UiKitProvider>;
}
