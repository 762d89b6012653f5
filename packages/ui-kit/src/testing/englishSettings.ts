import type { UiKitSettings } from "../components/UiKitProvider/UiKitProvider.tsx";

/** Words and plain formatters for tests and stories. Apps bring their own, translated. */
export const englishSettings: UiKitSettings = {
  strings: {
    loading: "Loading",
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    showPassword: "Show password",
    hidePassword: "Hide password",
    play: "Play",
    demo: "Demo",
    addFavourite: "Add to favourites",
    removeFavourite: "Remove from favourites",
    hot: "Hot",
    fresh: "New",
    previousSlide: "Previous slide",
    nextSlide: "Next slide",
    pauseSlides: "Pause slides",
    resumeSlides: "Play slides",
    slide: (position, count) => `Slide ${position} of ${count}`,
    firstPage: "First",
    previousPage: "Prev",
    nextPage: "Next",
    lastPage: "Last",
    pages: "Pages",
    goToPage: "Go to page",
    noSuchPage: (count) => `Enter a number from 1 to ${count}.`,
    page: (page) => `Page ${page}`,
    loadMore: "Load more",
    endOfList: "End of the list",
    refreshBalance: "Refresh balance",
    showBalance: "Show balance",
    hideBalance: "Hide balance",
    balanceHidden: "Balance hidden",
    notifications: "Notifications",
    expandMenu: "Expand menu",
    collapseMenu: "Collapse menu",
  },
  formatMoney: (amount, currency) => {
    const [whole = "0", cents = ""] = amount.replace("-", "").split(".");
    const text = `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents.padEnd(2, "0").slice(0, 2)}`;
    return `${amount.startsWith("-") ? "-" : ""}${currency ?? ""}${text}`;
  },
  formatDateTime: (instant) => instant.slice(0, 19).replace("T", " "),
};
