import type { OrderSort } from "@marquee/contract/staff";
import type { TableSort } from "@marquee/ui-kit";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { type ListAddress, useListAddress } from "../list/useListAddress.ts";

/** The fields that narrow every list of orders. */
export const orderFields = ["number", "member", "state", "from", "to", "min", "max", "currency"] as const;

/** They name people. */
const personal = ["member", "decidedBy"] as const;

/** How the headings of the table say each order of the list. */
const sorts = {
  newest: { key: "at", direction: "descending" },
  oldest: { key: "at", direction: "ascending" },
  largest: { key: "amount", direction: "descending" },
  smallest: { key: "amount", direction: "ascending" },
} as const satisfies Record<OrderSort, TableSort>;

const isSort = (text: string): text is OrderSort => Object.hasOwn(sorts, text);

/** A field of one kind of orders: a choice among named values, or a text. */
export interface OrderChoice {
  readonly name: string;
  readonly label: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** What one kind of orders can be narrowed to. */
interface OrderNames {
  /** The states, by what they are called. */
  readonly states: Readonly<Record<string, string>>;
  readonly choices: readonly OrderChoice[];
}

/** The list of orders that a page's address names. */
export interface OrderListAddress<Request extends object> extends OrderNames {
  readonly address: ListAddress;
  readonly request: Request & { readonly merchant: string };
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

/** What a page of orders asks for by its address; a value that no field could have is left out. */
export function useOrderList<Request extends object>({ states, choices }: OrderNames): OrderListAddress<Request> {
  const merchant = useMerchantCode();
  const address = useListAddress(personal);
  const options = new Map([
    ["state", states],
    ...choices.flatMap(({ name, options: own }) => (own === undefined ? [] : [[name, own] as const])),
  ]);
  const isPossible = (name: string): boolean => {
    const own = options.get(name);
    return address.get(name) !== "" && (own === undefined || Object.hasOwn(own, address.get(name)));
  };
  const names = [...orderFields, ...choices.map(({ name }) => name)].filter(isPossible);
  const sort = address.get("sort");
  const asked = {
    ...Object.fromEntries(names.map((name) => [name, address.get(name)])),
    ...(isSort(sort) ? { sort } : {}),
    ...address.page,
    merchant,
  };
  return {
    states,
    choices,
    address,
    // The fields are those of the kind's request, and what is chosen is one of its values.
    request: asked as OrderListAddress<Request>["request"],
    sort: sorts[isSort(sort) ? sort : "newest"],
    onSort: ({ key, direction }) => {
      const [chosen = ""] = Object.entries(sorts).find(([, to]) => to.key === key && to.direction === direction) ?? [];
      address.filter({ sort: chosen === "newest" ? "" : chosen });
    },
  };
}
