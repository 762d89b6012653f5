import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UiKitSettings } from "@marquee/ui-kit";

/** The words of ui-kit's components that no first page shows. */
export type LateStrings = Pick<
  UiKitSettings["strings"],
  | "cancel"
  | "showPassword"
  | "hidePassword"
  | "firstPage"
  | "previousPage"
  | "nextPage"
  | "lastPage"
  | "pages"
  | "goToPage"
  | "loadMore"
  | "endOfList"
  | "refreshBalance"
  | "showBalance"
  | "hideBalance"
  | "balanceHidden"
  | "notifications"
  | "noSuchPage"
  | "page"
>;

/** Those words in the language that is active. */
export const toLateStrings = (i18n: I18n): LateStrings => ({
  cancel: i18n._(msg`Cancel`),
  showPassword: i18n._(msg`Show password`),
  hidePassword: i18n._(msg`Hide password`),
  firstPage: i18n._(msg`First`),
  previousPage: i18n._(msg`Prev`),
  nextPage: i18n._(msg`Next`),
  lastPage: i18n._(msg`Last`),
  pages: i18n._(msg`Pages`),
  goToPage: i18n._(msg`Go to page`),
  noSuchPage: (count) => i18n._(msg`Enter a number from 1 to ${count}.`),
  page: (page) => i18n._(msg`Page ${page}`),
  loadMore: i18n._(msg`Load more`),
  endOfList: i18n._(msg`End of the list`),
  refreshBalance: i18n._(msg`Refresh the balance`),
  showBalance: i18n._(msg`Show the balance`),
  hideBalance: i18n._(msg`Hide the balance`),
  balanceHidden: i18n._(msg`Balance hidden`),
  notifications: i18n._(msg`Notifications`),
});
