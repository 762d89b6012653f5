import { systemApi } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import { modalOpened } from "../modals/modalsSlice.ts";
import { changePasswordModal } from "../modals/sharedModals.ts";
import { statusRequest } from "./statusQuery.ts";

const anew = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks for what a refusal says has changed since the page last asked (contract 3.2.4): the tree when a module is off, the
 * status when the site is closed; and opens the form without which the session may do nothing. Nothing for other codes; without an answer the page stays as it is.
 */
export function followRefusal(code: string): (dispatch: AppStore["dispatch"]) => Promise<void> {
  return async (dispatch) => {
    if (code === "maintenance" || code === "region.restricted")
      await dispatch(systemApi.endpoints.getStatus.initiate(statusRequest, anew));
    if (code === "password.change.required") dispatch(modalOpened(changePasswordModal, { reason: "forced" }));
    if (code !== "function.not.available") return;
    const { data } = await dispatch(systemApi.endpoints.getWhitelabel.initiate({}, anew));
    if (data)
      dispatch(systemApi.util.updateQueryData("getStatus", statusRequest, ({ info }) => void (info.whitelabel = data)));
  };
}
