import { useLingui } from "@lingui/react/macro";
import { Badge } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetStaffVendorTransferQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderPage } from "../orders/OrderPage.tsx";
import { TransferDetails } from "./TransferDetails.tsx";
import { transferTones, useTransferTexts } from "./useTransferTexts.ts";

/** One transfer to or from a vendor on a page of its own. */
export function TransferPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { transId = "" } = useParams();
  const { states } = useTransferTexts();
  const loaded = useGetStaffVendorTransferQuery({ merchant, transId });
  const state = loaded.currentData?.state;
  return (
    <OrderPage
      orderNo={transId}
      list="vendor-transfers"
      title={t`Vendor transfers`}
      badge={state && <Badge tone={transferTones[state]}>{states[state]}</Badge>}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(transfer) => <TransferDetails transfer={transfer} />}
      </LoadGate>
    </OrderPage>
  );
}
