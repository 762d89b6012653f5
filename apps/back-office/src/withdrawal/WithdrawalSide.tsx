import { Badge } from "@marquee/ui-kit";
import { useGetStaffWithdrawalQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import type { OpenOrder } from "../orders/useOpenOrder.ts";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";
import { WithdrawalDetails } from "./WithdrawalDetails.tsx";

/** A withdrawal beside its list. */
export function WithdrawalSide({
  orderNo,
  open: { toLink, close },
}: {
  readonly orderNo: string;
  readonly open: OpenOrder;
}) {
  const merchant = useMerchantCode();
  const { states } = useWithdrawalTexts();
  const loaded = useGetStaffWithdrawalQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderSide
      orderNo={orderNo}
      badge={state && <Badge tone={withdrawalTones[state]}>{states[state]}</Badge>}
      onClose={close}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(order) => <WithdrawalDetails order={order} toNext={toLink} />}
      </LoadGate>
    </OrderSide>
  );
}
