import { useCentreQuery } from "@marquee/runtime";
import { DepositOrderView } from "./DepositOrderView.tsx";
import { NewDeposit } from "./NewDeposit.tsx";

/** Money in (MC-03): a new deposit, or the one that the address names. A closed tab changes nothing: the address leads back to it. A promo code of the address fills its field. */
export function DepositPanel() {
  const [query, setQuery] = useCentreQuery();
  const order = query.get("order");
  const open = (orderNo: string | null): void => setQuery(orderNo === null ? {} : { order: orderNo });
  return order === null ? (
    <NewDeposit code={query.get("code") ?? ""} onOpen={open} />
  ) : (
    <DepositOrderView key={order} orderNo={order} onLeave={() => open(null)} />
  );
}
