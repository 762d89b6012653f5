import { useGetTeamTransfersQuery } from "@marquee/api-client";
import type { TeamTransfers } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Heading, Pagination } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { TransferList } from "./TransferList/TransferList.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

const pageSize = 10;

/** A form that sends money along the tree, and what was sent and received so far. */
export function TransferPage({
  title,
  renderForm,
  onSend,
}: {
  readonly title: string;
  /** Opens what sends money to an account of the list that stands below. */
  readonly onSend?: (account: string) => void;
  readonly renderForm: (options: TeamTransfers) => ReactNode;
}) {
  const [page, setPage] = useState(1);
  const loaded = useGetTeamTransfersQuery({ pageNo: page, pageSize }, { refetchOnMountOrArgChange: 5 });
  return (
    <Page>
      <Heading level={3}>{title}</Heading>
      <LoadGate query={loaded} rows={4}>
        {(options) => (
          <>
            {renderForm(options)}
            <TransferList list={options.list} onSend={onSend} />
            <Pagination page={page} count={options.totalPages} onPage={setPage} />
          </>
        )}
      </LoadGate>
    </Page>
  );
}
