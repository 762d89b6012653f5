import { systemApi } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { statusRequest } from "./statusQuery.ts";

const anew = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks for what a refusal says has changed since the page last asked (contract 3.2.4): the tree when a module is off, the
 * status when the site is closed. What a feature opens for a code is opened. Nothing for other codes; without an answer the page stays as it is.
 */
export function followRefusal(
  code: string,
  value: Readonly<Record<string, unknown>>,
  loadAll: () => Promise<readonly FeatureModule[]>,
): (dispatch: AppStore["dispatch"]) => Promise<void> {
  return async (dispatch) => {
    if (code === "maintenance" || code === "region.restricted")
      await dispatch(systemApi.endpoints.getStatus.initiate(statusRequest, anew));
    if (code !== "function.not.available") {
      const refusals = (await loadAll()).flatMap(({ refusals: list = [] }) => list);
      for (const { codes, toAction } of refusals) if (codes.includes(code)) dispatch(toAction(code, value));
      return;
    }
    const { data } = await dispatch(systemApi.endpoints.getWhitelabel.initiate({}, anew));
    if (data)
      dispatch(systemApi.util.updateQueryData("getStatus", statusRequest, ({ info }) => void (info.whitelabel = data)));
  };
}
