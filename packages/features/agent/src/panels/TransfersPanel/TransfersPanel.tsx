import { useLingui } from "@lingui/react/macro";
import { modalOpened, useAppDispatch } from "@marquee/runtime";
import { TransferForm } from "../../components/TransferForm/TransferForm.tsx";
import { TransferPage } from "../../components/TransferPage.tsx";
import { transferDownModal } from "../../modals/transferDownModal.ts";

/** Money of an agent to an account directly below (AC-14), and the own transfers both ways. */
export function TransfersPanel() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return (
    <TransferPage
      title={t`Transfers to the team`}
      onSend={(account) => dispatch(modalOpened(transferDownModal, { account }))}
      renderForm={(options) => <TransferForm target={{ to: "typed" }} options={options} />}
    />
  );
}
