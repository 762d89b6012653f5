import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import { useGetStaffBillQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { BillDetails } from "./BillDetails.tsx";
import { billTones, useBillTexts } from "./useCommissionTexts.ts";

function Bill({ orderNo }: { readonly orderNo: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { states } = useBillTexts();
  const [pageNo, setPageNo] = useState(1);
  const loaded = useGetStaffBillQuery({ merchant, orderNo, pageNo });
  const state = loaded.data?.state;
  return (
    <OrderPage
      orderNo={orderNo}
      list="bills"
      title={t`Bills of agents`}
      badge={state && <Badge tone={billTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={loaded}>
        {(bill) => (
          <BillDetails bill={bill} toNext={(next) => ({ to: `/${merchant}/bills/${next}` })} onPage={setPageNo} />
        )}
      </LoadGate>
    </OrderPage>
  );
}

/** One bill on a page of its own. */
export function BillPage() {
  const { orderNo = "" } = useParams();
  return <Bill key={orderNo} orderNo={orderNo} />;
}
