import { useCentreQuery } from "@marquee/runtime";
import { NewWithdrawal } from "./NewWithdrawal.tsx";
import { WithdrawalOrderView } from "./WithdrawalOrderView.tsx";

/** Money out (MC-04): a new withdrawal, or the one that the address names. A closed tab changes nothing: the address leads back to it. */
export function WithdrawPanel() {
  const [query, setQuery] = useCentreQuery();
  const order = query.get("order");
  const open = (orderNo: string | null): void => setQuery(orderNo === null ? {} : { order: orderNo });
  return order === null ? (
    <NewWithdrawal onOpen={open} />
  ) : (
    <WithdrawalOrderView key={order} orderNo={order} onOpen={open} onLeave={() => open(null)} />
  );
}
