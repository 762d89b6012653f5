import { Trans, useLingui } from "@lingui/react/macro";
import { useListDepositMethodsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { DepositForm } from "./DepositForm.tsx";
import { StopNote } from "./StopNote.tsx";
import { DepositHistory } from "./DepositHistory.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
`;

const noRequest = {};

/** The form of a new deposit, and what became of the last ones. */
export function NewDeposit({
  code,
  onOpen,
}: {
  /** Of the address; empty without one. */
  readonly code: string;
  readonly onOpen: (orderNo: string) => void;
}) {
  const { t } = useLingui();
  const query = useListDepositMethodsQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>
        <Trans>Deposit</Trans>
      </Heading>
      <StopNote />
      <LoadGate query={query} rows={4}>
        {(methods) =>
          methods.length === 0 ? (
            <EmptyState picture="empty" title={t`Deposits are not available at the moment`} level={4}>
              <Trans>Try again later, or ask customer service.</Trans>
            </EmptyState>
          ) : (
            <DepositForm methods={methods} code={code} onOpen={onOpen} />
          )
        }
      </LoadGate>
      <DepositHistory onOpen={onOpen} />
    </Page>
  );
}
