import { useLingui } from "@lingui/react/macro";
import { modalOpened, useAppDispatch } from "@marquee/runtime";
import { Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { TransferForm } from "../../components/TransferForm/TransferForm.tsx";
import { TransferPage } from "../../components/TransferPage.tsx";
import { transferDownModal } from "../../modals/transferDownModal.ts";
import { SeveralForm } from "./SeveralForm.tsx";

/** Money of an agent to accounts directly below, one (AC-14) or several at once, and the own transfers both ways. */
export function TransfersPanel() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [tab, setTab] = useState("one");
  return (
    <TransferPage
      title={t`Transfers to the team`}
      onSend={(account) => dispatch(modalOpened(transferDownModal, { account }))}
      renderForm={(options) => (
        <Tabs
          label={t`Transfers to the team`}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              key: "one",
              label: t`One account`,
              content: <TransferForm target={{ to: "typed" }} options={options} />,
            },
            { key: "several", label: t`Several accounts`, content: <SeveralForm options={options} /> },
          ]}
        />
      )}
    />
  );
}
