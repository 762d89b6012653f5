import { Trans, useLingui } from "@lingui/react/macro";
import { useListContractEndsQuery } from "@marquee/api-client";
import type { AgentContract, ContractAction } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useFormFaults } from "@marquee/runtime";
import { Button, Modal, notify, Refusal, Text, useUiKit } from "@marquee/ui-kit";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { useProcessContract } from "../model/contractCalls.ts";
import { useContractTexts } from "../model/useContractTexts.ts";
import { toAskedTerms } from "../model/toAskedTerms.ts";
import { EndsList } from "./EndsList.tsx";
import { Simulation } from "./Simulation.tsx";
import { TermsBeside } from "./TermsBeside.tsx";

const Body = styled.div`display: grid; gap: ${token("space.12")}; overflow-wrap: anywhere;`;

/**
 * Asks once more before an answer, an end or a withdrawal is sent: what it agrees to, and what would end by it. When the other side changes the
 * contract meanwhile, that is said, and the answer waits until the agent has looked at it again.
 */
export function AnswerDialog({
  contract,
  action,
  onClose,
}: {
  /** As it is now; undefined when it has left the list. */
  readonly contract: AgentContract;
  readonly action: Exclude<ContractAction, "REQUEST">;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { strings } = useUiKit();
  const { actions } = useContractTexts();
  const toFaults = useFormFaults();
  const process = useProcessContract(contract.kind);
  const [seen, setSeen] = useState(contract.version);
  const [refusal, setRefusal] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const isPossible = contract.actions.includes(action);
  const isChanged = seen !== contract.version;
  const isEnd = action === "TERMINATE" || contract.status === "END_REQUESTED";
  const asksEnds = isPossible && !isChanged && (action === "ACCEPT" || action === "TERMINATE");
  const ends = useListContractEndsQuery(
    { contractId: contract.id },
    { skip: !asksEnds, refetchOnMountOrArgChange: true },
  );
  const told = asksEnds && !ends.isFetching ? ends.currentData : undefined;
  const send = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setRefusal("");
    const key = action === "ACCEPT" && told !== undefined ? { endsKey: told.key } : {};
    const result = await process({ action, contractId: contract.id, version: seen, ...key });
    busy.current = false;
    setIsBusy(false);
    if (result.data === undefined) {
      setRefusal(toFaults(result.error).text);
      if (asksEnds) void ends.refetch();
      return;
    }
    const said = {
      ACCEPT: t`You have agreed.`,
      REJECT: t`You have rejected it.`,
      CANCEL: t`You have taken it back.`,
      TERMINATE: t`The other side is asked to end the contract.`,
    }[action];
    notify(said, { tone: "success" });
    onClose();
  };
  const look = (): void => {
    setRefusal("");
    setSeen(contract.version);
  };
  const word = actions[action];
  const isWaiting = asksEnds && told === undefined;
  return (
    <Modal
      title={word}
      open
      onClose={onClose}
      locked={isBusy}
      size="wide"
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {strings.cancel}
          </Button>
          {isChanged ? (
            <Button look="primary" onClick={look}>
              <Trans>Look at it again</Trans>
            </Button>
          ) : (
            isPossible && (
              <Button
                look={isEnd ? "danger" : "primary"}
                busy={isBusy}
                disabled={isWaiting}
                onClick={() => void send()}
              >
                {word}
              </Button>
            )
          )}
        </>
      }
    >
      <Body>
        <Refusal text={isChanged ? "" : refusal} />
        {isChanged && (
          <Text tone="danger" role="alert">
            <Trans>The contract has changed while you were reading it.</Trans>
          </Text>
        )}
        {!isChanged && !isPossible && (
          <Text role="status">
            <Trans>The contract is no longer in a state in which you can do this.</Trans>
          </Text>
        )}
        {!isChanged && isPossible && action === "CANCEL" && (
          <Text>
            <Trans>Your request is taken back. What has been agreed stays as it is.</Trans>
          </Text>
        )}
        {!isChanged && isPossible && action === "REJECT" && (
          <Text>
            <Trans>What has been agreed before stays as it is.</Trans>
          </Text>
        )}
        {!isChanged && isPossible && action === "TERMINATE" && (
          <Text>
            <Trans>The contract goes on until the other side agrees.</Trans>
          </Text>
        )}
        {asksEnds && (
          <>
            {action === "ACCEPT" && <TermsBeside contract={contract} />}
            {action === "ACCEPT" && !isEnd && contract.side === "DOWNLINE" && (
              <Simulation getRequest={() => ({ kind: contract.kind, terms: toAskedTerms(contract) })} />
            )}
            <LoadGate query={{ ...ends, data: told }} rows={2}>
              {(data) => <EndsList ends={data} isEnd={isEnd} />}
            </LoadGate>
          </>
        )}
      </Body>
    </Modal>
  );
}
