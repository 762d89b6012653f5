import type { AppStore } from "../createStore.ts";
import { logoutBegan, selectSession } from "./sessionSlice.ts";

/**
 * Says that a logout is asked for (LG-19). The session ends at the gateway before the answer is here: until `endSession` tells how it
 * went, a refusal is no end that this tab, or another one with the session, would show a login for.
 */
export function beginLogout() {
  return (dispatch: AppStore["dispatch"], getState: AppStore["getState"]): void => {
    const token = selectSession(getState())?.token;
    dispatch(logoutBegan());
    if (token === undefined) return;
    void import("./sessionChannel.ts").then(
      ({ announceRenewal }) => announceRenewal({ kind: "renewing", token }),
      // The other tabs learn it from their next call.
      () => undefined,
    );
  };
}
