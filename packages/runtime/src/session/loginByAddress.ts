import { loginApi, isApiError } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import { getDeviceId } from "./getDeviceId.ts";
import { startSession } from "./startSession.ts";

/** Logs in by the code of the address (SH-04, Q-28). @returns the code of the refusal; null when the session has begun */
export async function loginByAddress({ dispatch }: AppStore, code: string): Promise<string | null> {
  const { data, error } = await dispatch(loginApi.endpoints.loginByCode.initiate({ code, deviceId: getDeviceId() }));
  if (!data) return isApiError(error) ? error.code : "unknown";
  dispatch(startSession(data, false));
  return null;
}
