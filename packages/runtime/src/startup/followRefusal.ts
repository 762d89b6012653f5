import { systemApi } from "@marquee/api-client";
import type { AppStore } from "../createStore.ts";
import { modalOpened } from "../modals/modalsSlice.ts";
import { changePasswordModal, protectionModal } from "../modals/sharedModals.ts";
import { statusRequest } from "./statusQuery.ts";

/** Refusals that protect the player (contract 3.2.4): a dialog tells why, until when, and where there is help. */
const protectionCodes: ReadonlySet<string> = new Set([
  "rg.deposit.limit",
  "rg.loss.limit",
  "rg.wager.limit",
  "rg.session.limit",
  "rg.timeout",
  "rg.self.excluded",
]);

function toProtectionParams(code: string, { until, limit, left, period, isAbove }: Readonly<Record<string, unknown>>) {
  const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    code,
    until: typeof until === "number" ? until : null,
    limit: toText(limit),
    left: toText(left),
    period: toText(period),
    isAbove: isAbove === true,
  };
}

const anew = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks for what a refusal says has changed since the page last asked (contract 3.2.4): the tree when a module is off, the
 * status when the site is closed; opens the form without which the session may do nothing, and the dialog of a refusal that protects. Nothing for other codes; without an answer the page stays as it is.
 */
export function followRefusal(
  code: string,
  value: Readonly<Record<string, unknown>>,
): (dispatch: AppStore["dispatch"]) => Promise<void> {
  return async (dispatch) => {
    if (code === "maintenance" || code === "region.restricted")
      await dispatch(systemApi.endpoints.getStatus.initiate(statusRequest, anew));
    if (code === "password.change.required") dispatch(modalOpened(changePasswordModal, { reason: "forced" }));
    if (protectionCodes.has(code)) dispatch(modalOpened(protectionModal, toProtectionParams(code, value)));
    if (code !== "function.not.available") return;
    const { data } = await dispatch(systemApi.endpoints.getWhitelabel.initiate({}, anew));
    if (data)
      dispatch(systemApi.util.updateQueryData("getStatus", statusRequest, ({ info }) => void (info.whitelabel = data)));
  };
}
