import { isApiError, loginApi, systemApi } from "@marquee/api-client";
import type { Texts } from "@marquee/i18n";
import type { AppStore } from "../createStore.ts";
import { notifyError } from "../overlays/notifyError.ts";
import { statusRequest, toSystemState } from "../startup/statusQuery.ts";
import { getDeviceId } from "./getDeviceId.ts";
import { startSession } from "./startSession.ts";

/** Logs in by the code of the address (SH-04, Q-28). @returns the code of the refusal; null when the session has begun */
async function loginByAddress({ dispatch }: AppStore, code: string): Promise<string | null> {
  const { data, error } = await dispatch(loginApi.endpoints.loginByCode.initiate({ code, deviceId: getDeviceId() }));
  if (!data) return isApiError(error) ? error.code : "unknown";
  dispatch(startSession(data, false));
  return null;
}

/** Logs in by the code in the address (SH-04), if the site is open; a refusal is shown. */
export async function enterByAddress(texts: Texts, store: AppStore, code: string): Promise<void> {
  const { data } = await store.dispatch(systemApi.endpoints.getStatus.initiate(statusRequest, { subscribe: false }));
  if (data === undefined || toSystemState(data) !== 0) return;
  const refusal = await loginByAddress(store, code);
  if (refusal !== null) void notifyError(texts, refusal);
}
