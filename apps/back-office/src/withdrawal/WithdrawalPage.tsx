import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetStaffWithdrawalQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";
import { WithdrawalDetails } from "./WithdrawalDetails.tsx";

/** One withdrawal on a page of its own. */
export function WithdrawalPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { orderNo = "" } = useParams();
  const { states } = useWithdrawalTexts();
  const loaded = useGetStaffWithdrawalQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderPage
      orderNo={orderNo}
      list="withdrawals"
      title={t`Withdrawals`}
      badge={state && <Badge tone={withdrawalTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(order) => <WithdrawalDetails order={order} toNext={(next) => ({ to: `/${merchant}/withdrawals/${next}` })} />}
      </LoadGate>
    </OrderPage>
  );
}
