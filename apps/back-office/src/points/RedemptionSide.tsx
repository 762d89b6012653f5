import { Badge } from "@marquee/ui-kit";
import { useGetStaffRedemptionQuery } from "../api/endpoints/points/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import type { OpenOrder } from "../orders/useOpenOrder.ts";
import { RedemptionDetails } from "./RedemptionDetails.tsx";
import { redemptionTones, useRedemptionTexts } from "./useRedemptionTexts.ts";

/** A redemption beside its list. */
export function RedemptionSide({
  orderNo,
  open: { toLink, close },
}: {
  readonly orderNo: string;
  readonly open: OpenOrder;
}) {
  const merchant = useMerchantCode();
  const { states } = useRedemptionTexts();
  const loaded = useGetStaffRedemptionQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderSide
      orderNo={orderNo}
      badge={state && <Badge tone={redemptionTones[state]}>{states[state]}</Badge>}
      onClose={close}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(order) => <RedemptionDetails order={order} toNext={toLink} />}
      </LoadGate>
    </OrderSide>
  );
}
