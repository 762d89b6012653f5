import { useLingui } from "@lingui/react/macro";
import { useMerchantCode } from "../frame/DeskContext.ts";
import type { ListChoice } from "../list/ListPage.tsx";
import { type ListAddress, useListAddress } from "../list/useListAddress.ts";

/** A list of orders follows what happens to them. */
export const orderPolling = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;

/** What a page of orders asks for by its address: the state and the place. `states` names the states of the kind. */
export function useOrderList<State extends string>(
  states: Readonly<Record<State, string>>,
): {
  readonly address: ListAddress;
  readonly request: { readonly merchant: string; readonly state?: State; readonly cursor?: string };
  readonly choice: ListChoice;
} {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const state = address.get("state");
  const isState = (text: string): text is State => Object.hasOwn(states, text);
  return {
    address,
    request: { merchant, ...(isState(state) ? { state } : {}), ...address.page },
    choice: { name: "state", label: t`State`, names: states },
  };
}
