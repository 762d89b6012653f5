import type { Texts } from "@marquee/i18n";
import type { AppStore } from "../createStore.ts";
import { modalOpened } from "../modals/modalsSlice.ts";
import { loginPopupModal } from "../modals/sharedModals.ts";
import { notifyError } from "../overlays/notifyError.ts";
import { endSession } from "./endSession.ts";
import { endUnlessRenewed } from "./renewSession.ts";

/** LG-24: says what happened, forgets the member, and offers the login, unless the member logged out or the account is closed or frozen. */
function showSessionEnd(texts: Texts, store: AppStore, code: string, end: ReturnType<typeof endSession>): void {
  if (code !== "logout") void notifyError(texts, code);
  store.dispatch(end);
  const canLogIn = !["logout", "account.closed", "account.frozen"].includes(code);
  if (canLogIn) store.dispatch(modalOpened(loginPopupModal));
}

/** A call with this token was refused because its session is over (LG-24): it ends here too, unless another token takes its place. */
export function endRefused(texts: Texts, store: AppStore, code: string, token: string | undefined): void {
  endUnlessRenewed(store, token, () => showSessionEnd(texts, store, code, endSession(code)));
}

/** Another tab says that the session has ended. */
export function endElsewhere(texts: Texts, store: AppStore, code: string): void {
  showSessionEnd(texts, store, code, endSession());
}
