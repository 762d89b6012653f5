import { type To, useLocation, useNavigate, useSearchParams } from "react-router";
import { openName } from "../list/useListAddress.ts";

/** Which order stands open beside its list, as the address says: a link shows the same, and Back closes it. */
export interface OpenOrder {
  readonly orderNo: string | undefined;
  /** What a link to an order beside the list takes. */
  readonly toLink: (orderNo: string) => { readonly to: To; readonly state: unknown; readonly replace: boolean };
  readonly close: () => void;
}

export function useOpenOrder(): OpenOrder {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const orderNo = parameters.get(openName) ?? undefined;
  const toSearch = (next: string | null): string => {
    const changed = new URLSearchParams(parameters);
    if (next === null) changed.delete(openName);
    else changed.set(openName, next);
    return `?${changed.toString()}`;
  };
  return {
    orderNo,
    // One step of the browser's history, however many orders are gone through.
    toLink: (next) => ({ to: { search: toSearch(next) }, state, replace: orderNo !== undefined }),
    close: () => void navigate({ search: toSearch(null) }, { state, replace: true }),
  };
}
