import { type AppStore, loginPopupModal, modalOpened, registerModal, selectSession } from "@marquee/runtime";
import { getAbandonedSignIn } from "./socialReturn.ts";

/** Opens the form again from which a guest had left for a provider of social sign-in and come back without an answer (LG-22). */
export function reopenSignIn() {
  return (dispatch: AppStore["dispatch"], getState: AppStore["getState"]): void => {
    const purpose = selectSession(getState()) === null ? getAbandonedSignIn()?.purpose : undefined;
    if (purpose === "LOGIN") dispatch(modalOpened(loginPopupModal));
    if (purpose === "REGISTER") dispatch(modalOpened(registerModal));
  };
}
