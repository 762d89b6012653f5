import { Trans, useLingui } from "@lingui/react/macro";
import { useListAgentContractsQuery } from "@marquee/api-client";
import type { AgentContract } from "@marquee/contract";
import { LoadGate, type ModalProps, useOpenCentre } from "@marquee/runtime";
import { Button, Modal, Text } from "@marquee/ui-kit";
import { ContractList } from "../../components/ContractList.tsx";

const waits = ({ actions }: AgentContract): boolean => actions.includes("ACCEPT");

/** What other sides ask of the agent (CT-08); it can be answered here, or later among the contracts. */
export function ContractsModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const incoming = useListAgentContractsQuery({ list: "INCOMING" });
  const outgoing = useListAgentContractsQuery({ list: "OUTGOING" });
  const lists = [incoming, outgoing];
  const query = {
    data: incoming.data && outgoing.data && [...incoming.data.list, ...outgoing.data.list].filter(waits),
    error: lists.find(({ error }) => error !== undefined)?.error,
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => lists.map(({ refetch }) => refetch()),
  };
  const open = (): void => {
    onClose();
    openCentre("agent", "contracts");
  };
  return (
    <Modal
      title={t`Contracts wait for your answer`}
      open
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
          <Button look="primary" onClick={open}>
            <Trans>All contracts</Trans>
          </Button>
        </>
      }
    >
      <LoadGate query={query} rows={3}>
        {(list) =>
          list.length === 0 ? (
            <Text>
              <Trans>Nothing waits for your answer.</Trans>
            </Text>
          ) : (
            <ContractList list={list} />
          )
        }
      </LoadGate>
    </Modal>
  );
}
