import { useLingui } from "@lingui/react/macro";
import { useGetAffiliateBillQuery } from "@marquee/api-client";
import { LoadGate, type ModalProps, type ModalReference } from "@marquee/runtime";
import { Modal } from "@marquee/ui-kit";
import { useState } from "react";
import type { affiliateBillModal } from "../affiliateBillModal.ts";
import { Bill } from "./Bill.tsx";

type Params = typeof affiliateBillModal extends ModalReference<infer Given> ? Given : never;

/** A bill opened to its formula: every input, each step with its numbers, and each player's part. */
export function AffiliateBillModal({ onClose, params: { billNo } }: ModalProps<Params>) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const loaded = useGetAffiliateBillQuery({ billNo, pageNo: page });
  return (
    <Modal title={t`Bill ${billNo}`} open onClose={onClose} size="wide">
      <LoadGate query={loaded} rows={6}>
        {(data) => <Bill data={data} page={page} onPage={setPage} />}
      </LoadGate>
    </Modal>
  );
}
