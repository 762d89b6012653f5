import { Badge } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetStaffBillQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import type { OpenOrder } from "../orders/useOpenOrder.ts";
import { BillDetails } from "./BillDetails.tsx";
import { billTones, useBillTexts } from "./useCommissionTexts.ts";

function Side({ orderNo, open: { toLink, close } }: { readonly orderNo: string; readonly open: OpenOrder }) {
  const merchant = useMerchantCode();
  const { states } = useBillTexts();
  const [pageNo, setPageNo] = useState(1);
  const loaded = useGetStaffBillQuery({ merchant, orderNo, pageNo });
  const state = loaded.data?.state;
  return (
    <OrderSide
      orderNo={orderNo}
      badge={state && <Badge tone={billTones[state]}>{states[state]}</Badge>}
      onClose={close}
    >
      <LoadGate loaded={loaded}>{(bill) => <BillDetails bill={bill} toNext={toLink} onPage={setPageNo} />}</LoadGate>
    </OrderSide>
  );
}

/** A bill beside its list. */
export const BillSide = (props: { readonly orderNo: string; readonly open: OpenOrder }) => (
  <Side key={props.orderNo} {...props} />
);
