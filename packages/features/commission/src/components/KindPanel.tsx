import { Trans, useLingui } from "@lingui/react/macro";
import type { ContractKind } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useKindContracts } from "../model/contractCalls.ts";
import { BillList } from "./BillList.tsx";
import { ContractList } from "./ContractList.tsx";
import { WhenPaid } from "./WhenPaid.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

/** What the agent is paid by its contract of a kind: the contract with its terms, when it is paid, and its bills (AC-10 to AC-13). */
export function KindPanel({ kind, title }: { readonly kind: ContractKind; readonly title: string }) {
  const { t } = useLingui();
  const loaded = useKindContracts(kind);
  return (
    <Page>
      <Heading level={3}>{title}</Heading>
      <LoadGate query={loaded} rows={3}>
        {({ own, payDelayDays }) =>
          own === null ? (
            <EmptyState picture="empty" title={t`You have no such contract`} level={4}>
              <Trans>Your upline can offer you one.</Trans>
            </EmptyState>
          ) : (
            <>
              <WhenPaid kind={kind} period={own.period} payDelayDays={payDelayDays} />
              <ContractList list={[own]} />
            </>
          )
        }
      </LoadGate>
      <BillList kind={kind} />
    </Page>
  );
}
