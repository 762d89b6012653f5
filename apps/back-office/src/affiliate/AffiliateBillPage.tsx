import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import { useGetStaffAffiliateBillQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { AffiliateBillDetails } from "./AffiliateBillDetails.tsx";
import { affiliateBillTones, useAffiliateBillTexts } from "./useAffiliateTexts.ts";

function Bill({ orderNo }: { readonly orderNo: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { states } = useAffiliateBillTexts();
  const [pageNo, setPageNo] = useState(1);
  const loaded = useGetStaffAffiliateBillQuery({ merchant, orderNo, pageNo });
  const state = loaded.data?.state;
  return (
    <OrderPage
      orderNo={orderNo}
      list="affiliate-bills"
      title={t`Bills of affiliates`}
      badge={state && <Badge tone={affiliateBillTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={loaded}>
        {(bill) => (
          <AffiliateBillDetails
            bill={bill}
            toNext={(next) => ({ to: `/${merchant}/affiliate-bills/${next}` })}
            onPage={setPageNo}
          />
        )}
      </LoadGate>
    </OrderPage>
  );
}

/** One bill of an affiliate on a page of its own. */
export function AffiliateBillPage() {
  const { orderNo = "" } = useParams();
  return <Bill key={orderNo} orderNo={orderNo} />;
}
