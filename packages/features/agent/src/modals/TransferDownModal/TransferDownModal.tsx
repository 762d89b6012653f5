import { useLingui } from "@lingui/react/macro";
import { useGetTeamTransfersQuery } from "@marquee/api-client";
import { LoadGate, type ModalProps, type ModalReference } from "@marquee/runtime";
import { Modal } from "@marquee/ui-kit";
import { TransferForm } from "../../components/TransferForm/TransferForm.tsx";
import type { transferDownModal } from "../transferDownModal.ts";

type Params = typeof transferDownModal extends ModalReference<infer Given> ? Given : never;

const newest = { pageNo: 1, pageSize: 10 };

/** Money to one account of the team (AC-14); it closes when the money is sent. */
export function TransferDownModal({ onClose, params: { account } }: ModalProps<Params>) {
  const { t } = useLingui();
  const loaded = useGetTeamTransfersQuery(newest, { refetchOnMountOrArgChange: 5 });
  return (
    <Modal title={t`Send money to ${account}`} open onClose={onClose}>
      <LoadGate query={loaded} rows={4}>
        {(options) => <TransferForm target={{ to: "downline", account }} options={options} onDone={onClose} />}
      </LoadGate>
    </Modal>
  );
}
