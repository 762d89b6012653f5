import { useLingui } from "@lingui/react/macro";
import { TransferForm } from "../../components/TransferForm/TransferForm.tsx";
import { TransferPage } from "../../components/TransferPage.tsx";

/** Money of an agent to an account directly below (AC-14), and the own transfers both ways. */
export function TransfersPanel() {
  const { t } = useLingui();
  return (
    <TransferPage
      title={t`Transfers to the team`}
      renderForm={(options) => <TransferForm target={{ to: "typed" }} options={options} />}
    />
  );
}
