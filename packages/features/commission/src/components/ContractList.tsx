import { useLingui } from "@lingui/react/macro";
import type { AgentContract, ContractAction } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Modal } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { AnswerDialog } from "./AnswerDialog.tsx";
import { ContractCard } from "./ContractCard.tsx";
import { OfferForm } from "./OfferForm.tsx";

const List = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

interface Opened {
  readonly contract: AgentContract;
  readonly action: ContractAction;
}

/** What a contract that has left the list is, as far as a dialog must know: changed, and nothing can be done with it here. */
const toGone = (contract: AgentContract): AgentContract => ({
  ...contract,
  version: contract.version + 1,
  actions: [],
});

/** Contracts, and the dialogs of what is done with them. */
export function ContractList({ list }: { readonly list: readonly AgentContract[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const now = opened && (list.find(({ id }) => id === opened.contract.id) ?? toGone(opened.contract));
  return (
    <List>
      {list.map((contract) => (
        <ContractCard
          key={contract.id}
          contract={contract}
          onAct={(acted, action) => setOpened({ contract: acted, action })}
        />
      ))}
      {opened !== null && now !== null && opened.action !== "REQUEST" && (
        <AnswerDialog key={now.id} contract={now} action={opened.action} onClose={close} />
      )}
      {opened?.action === "REQUEST" && now !== null && (
        <Modal title={t`New terms for ${now.downline}`} open onClose={close} size="wide">
          <OfferForm contract={now} onDone={close} />
        </Modal>
      )}
    </List>
  );
}
