/** Every word that components show or say. ui-kit has no text of its own: the app hands these over, translated. */
export interface UiKitStrings {
  readonly loading: string;
  readonly close: string;
  readonly cancel: string;
  readonly retry: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly play: string;
  readonly demo: string;
  readonly addFavourite: string;
  readonly removeFavourite: string;
  readonly hot: string;
  readonly fresh: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly pauseSlides: string;
  readonly resumeSlides: string;
  /** E.g. "Slide 2 of 5". */
  readonly slide: (position: number, count: number) => string;
  readonly firstPage: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly lastPage: string;
  readonly pages: string;
  readonly goToPage: string;
  /** What was typed is no page, e.g. "Enter a number from 1 to 20." */
  readonly noSuchPage: (count: number) => string;
  /** E.g. "Page 3". */
  readonly page: (page: number) => string;
  readonly loadMore: string;
  readonly endOfList: string;
  readonly refreshBalance: string;
  readonly showBalance: string;
  readonly hideBalance: string;
  readonly balanceHidden: string;
  readonly notifications: string;
  readonly expandMenu: string;
  readonly collapseMenu: string;
}
