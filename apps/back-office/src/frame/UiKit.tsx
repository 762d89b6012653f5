import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatMoney } from "@marquee/i18n";
import { UiKitProvider, type UiKitSettings } from "@marquee/ui-kit";
import { type ReactNode, useMemo } from "react";

/** Hands ui-kit its words and formats; games, slides and balances of players do not occur here, and their words are short. */
export function UiKit({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useLingui();
  const tag = i18n.locale;
  const settings = useMemo((): UiKitSettings => {
    const balance = t`Balance`;
    const slide = t`Slide`;
    return {
      strings: {
        loading: t`Loading`,
        close: t`Close`,
        cancel: t`Cancel`,
        retry: t`Try again`,
        showPassword: t`Show password`,
        hidePassword: t`Hide password`,
        play: t`Play`,
        demo: t`Demo`,
        addFavourite: t`Add`,
        removeFavourite: t`Remove`,
        hot: t`Hot`,
        fresh: t`New`,
        previousSlide: t`Previous`,
        nextSlide: t`Next`,
        pauseSlides: t`Pause`,
        resumeSlides: t`Resume`,
        slide: (position, count) => `${slide} ${position}/${count}`,
        firstPage: t`First`,
        previousPage: t`Previous`,
        nextPage: t`Next`,
        lastPage: t`Last`,
        pages: t`Pages`,
        goToPage: t`Go to page`,
        noSuchPage: (count) => t`Enter a number from 1 to ${count}.`,
        page: (page) => t`Page ${page}`,
        loadMore: t`Load more`,
        endOfList: t`End of the list`,
        refreshBalance: balance,
        showBalance: balance,
        hideBalance: balance,
        balanceHidden: balance,
        notifications: t`Notifications`,
        expandMenu: t`Expand the menu`,
        collapseMenu: t`Collapse the menu`,
      },
      formatMoney: (amount, symbol) => formatMoney(amount, tag, symbol),
      formatDateTime,
    };
  }, [t, tag]);
  return <UiKitProvider settings={settings}>{children}</UiKitProvider>;
}
