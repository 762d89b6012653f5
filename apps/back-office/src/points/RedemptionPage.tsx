import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetStaffRedemptionQuery } from "../api/endpoints/points/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { RedemptionDetails } from "./RedemptionDetails.tsx";
import { redemptionTones, useRedemptionTexts } from "./useRedemptionTexts.ts";

/** One redemption on a page of its own. */
export function RedemptionPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { orderNo = "" } = useParams();
  const { states } = useRedemptionTexts();
  const loaded = useGetStaffRedemptionQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderPage
      orderNo={orderNo}
      list="redemptions"
      title={t`Redemptions of points`}
      badge={state && <Badge tone={redemptionTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(order) => <RedemptionDetails order={order} toNext={(next) => ({ to: `/${merchant}/redemptions/${next}` })} />}
      </LoadGate>
    </OrderPage>
  );
}
