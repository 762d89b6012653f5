import { Badge } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetStaffAffiliateBillQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import type { OpenOrder } from "../orders/useOpenOrder.ts";
import { AffiliateBillDetails } from "./AffiliateBillDetails.tsx";
import { affiliateBillTones, useAffiliateBillTexts } from "./useAffiliateTexts.ts";

function Side({ orderNo, open: { toLink, close } }: { readonly orderNo: string; readonly open: OpenOrder }) {
  const merchant = useMerchantCode();
  const { states } = useAffiliateBillTexts();
  const [pageNo, setPageNo] = useState(1);
  const loaded = useGetStaffAffiliateBillQuery({ merchant, orderNo, pageNo });
  const state = loaded.data?.state;
  return (
    <OrderSide
      orderNo={orderNo}
      badge={state && <Badge tone={affiliateBillTones[state]}>{states[state]}</Badge>}
      onClose={close}
    >
      <LoadGate loaded={loaded}>
        {(bill) => <AffiliateBillDetails bill={bill} toNext={toLink} onPage={setPageNo} />}
      </LoadGate>
    </OrderSide>
  );
}

/** An affiliate's bill beside its list. */
export const AffiliateBillSide = (props: { readonly orderNo: string; readonly open: OpenOrder }) => (
  <Side key={props.orderNo} {...props} />
);
