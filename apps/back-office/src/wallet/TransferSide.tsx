import { Badge } from "@marquee/ui-kit";
import { useGetStaffVendorTransferQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { OrderSide } from "../orders/OrderSide.tsx";
import { TransferDetails } from "./TransferDetails.tsx";
import { transferTones, useTransferTexts } from "./useTransferTexts.ts";

/** A transfer beside its list. */
export function TransferSide({ transId, onClose }: { readonly transId: string; readonly onClose: () => void }) {
  const merchant = useMerchantCode();
  const { states } = useTransferTexts();
  const loaded = useGetStaffVendorTransferQuery({ merchant, transId });
  const state = loaded.currentData?.state;
  return (
    <OrderSide
      orderNo={transId}
      badge={state && <Badge tone={transferTones[state]}>{states[state]}</Badge>}
      onClose={onClose}
    >
      <LoadGate loaded={{ ...loaded, data: loaded.currentData }}>
        {(transfer) => <TransferDetails transfer={transfer} />}
      </LoadGate>
    </OrderSide>
  );
}
