import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetStaffDepositQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { useDepositTexts, depositTones } from "./useDepositTexts.ts";
import { DepositDetails } from "./DepositDetails.tsx";

/** One deposit on a page of its own. */
export function DepositPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { orderNo = "" } = useParams();
  const { states } = useDepositTexts();
  const loaded = useGetStaffDepositQuery({ merchant, orderNo });
  const state = loaded.currentData?.state;
  return (
    <OrderPage
      orderNo={orderNo}
      list="deposits"
      title={t`Deposits`}
      badge={state && <Badge tone={depositTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(deposit) => <DepositDetails deposit={deposit} toNext={(next) => ({ to: `/${merchant}/deposits/${next}` })} />}
      </LoadGate>
    </OrderPage>
  );
}
