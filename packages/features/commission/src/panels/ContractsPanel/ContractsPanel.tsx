import { Trans, useLingui } from "@lingui/react/macro";
import { useListAgentContractsQuery } from "@marquee/api-client";
import { type ContractList as ListName, contractKindRules, contractKinds } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCentreQuery, useGates } from "@marquee/runtime";
import { Button, EmptyState, Heading, Modal, Pagination, Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { ContractList } from "../../components/ContractList.tsx";
import { OfferForm } from "../../components/OfferForm.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.12")};`;

/** Contracts with the upline and with direct agents, and those that have ended (CT-12). With `offer` in its address the form for that agent is open. */
export function ContractsPanel() {
  const { t } = useLingui();
  const gates = useGates();
  const [list, setList] = useState<ListName>("INCOMING");
  const [query] = useCentreQuery();
  const offered = query.get("offer") ?? "";
  const [isOffering, setIsOffering] = useState(offered !== "");
  const kinds = contractKinds.filter((kind) => gates.has(contractKindRules[kind].moduleId));
  const tabs = [
    { key: "INCOMING", label: t`From my upline`, content: <Part list="INCOMING" /> },
    { key: "OUTGOING", label: t`With my agents`, content: <Part list="OUTGOING" /> },
    { key: "HISTORY", label: t`Ended`, content: <Part list="HISTORY" /> },
  ] as const;
  const close = (): void => setIsOffering(false);
  return (
    <Page>
      <Line>
        <Heading level={3}>
          <Trans>Contracts</Trans>
        </Heading>
        {kinds.length > 0 && (
          <Button look="primary" onClick={() => setIsOffering(true)}>
            <Trans>New contract</Trans>
          </Button>
        )}
      </Line>
      <Tabs
        label={t`Contracts`}
        tabs={tabs}
        selected={list}
        onSelect={(key) => setList(tabs.find((tab) => tab.key === key)?.key ?? "INCOMING")}
      />
      {isOffering && kinds.length > 0 && (
        <Modal title={t`New contract`} open onClose={close} size="wide">
          <OfferForm kinds={kinds} account={offered} onDone={close} />
        </Modal>
      )}
    </Page>
  );
}

/** One of the lists. */
function Part({ list }: { readonly list: ListName }) {
  const { t } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const loaded = useListAgentContractsQuery({ list, pageNo });
  const empty = {
    INCOMING: t`You have no contract with your upline`,
    OUTGOING: t`You have no contract with a direct agent`,
    HISTORY: t`No contract has ended`,
  }[list];
  return (
    <Page>
      <LoadGate query={{ ...loaded, data: loaded.data }} rows={3}>
        {(data) =>
          data.totalCount === 0 ? (
            <EmptyState picture="empty" title={empty} level={4}>
              <Trans>Requests of either side are listed here.</Trans>
            </EmptyState>
          ) : (
            <ContractList list={data.list} />
          )
        }
      </LoadGate>
      {loaded.data && <Pagination page={pageNo} count={loaded.data.totalPages} onPage={setPageNo} />}
    </Page>
  );
}
