import { Badge } from "@marquee/ui-kit";
import { useGetStaffDepositQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import type { OpenOrder } from "../orders/useOpenOrder.ts";
import { useDepositTexts, depositTones } from "./useDepositTexts.ts";
import { DepositDetails } from "./DepositDetails.tsx";

/** A deposit beside its list. */
export function DepositSide({
  orderNo,
  open: { toLink, close },
}: {
  readonly orderNo: string;
  readonly open: OpenOrder;
}) {
  const merchant = useMerchantCode();
  const { states } = useDepositTexts();
  const loaded = useGetStaffDepositQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderSide
      orderNo={orderNo}
      badge={state && <Badge tone={depositTones[state]}>{states[state]}</Badge>}
      onClose={close}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(deposit) => <DepositDetails deposit={deposit} toNext={toLink} />}
      </LoadGate>
    </OrderSide>
  );
}
