import { Trans, useLingui } from "@lingui/react/macro";
import type { AgentSheet } from "@marquee/contract/staff";
import { Badge, Heading, Link, TextField } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useGetAgentQuery, useListAgentsQuery } from "../api/endpoints/agent/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { stateTones, useMemberTexts } from "../member/useMemberTexts.ts";
import { TreeView } from "./TreeView.tsx";
import { useTreeColumns } from "./useTreeColumns.tsx";

/** The accounts directly below one, agents and players. */
function Downline({ agent }: { readonly agent: AgentSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress(["search"]);
  const search = address.get("search");
  const loaded = useListAgentsQuery({
    merchant: merchant.code,
    uplineId: agent.id,
    ...(search === "" ? {} : { search }),
    ...address.page,
  });
  const columns = useTreeColumns().filter(({ key }) => key !== "upline");
  return (
    <>
      <Heading level={2} size="title">
        <Trans>Accounts directly below</Trans>
      </Heading>
      <RecordList
        name="downline"
        caption={t`Accounts directly below`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <FilterForm label={t`Accounts directly below`} names={["search"]} address={address}>
            <TextField
              name="search"
              type="search"
              label={t`Username begins with`}
              defaultValue={search}
              maxLength={50}
              autoComplete="off"
            />
          </FilterForm>
        }
      />
    </>
  );
}

/** An account in the tree of agents: the way to it, its rebate, who stands directly below, and what staff may do. */
export function AgentPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { memberId = "" } = useParams();
  const { states } = useMemberTexts();
  return (
    <Page>
      <LoadGate loaded={useGetAgentQuery({ merchant: merchant.code, memberId })}>
        {(agent) => (
          <>
            <PageHead>
              <Heading level={1} size="heading">
                {agent.account}
              </Heading>
              <Badge tone={stateTones[agent.state]}>{states[agent.state]}</Badge>
              <Link href={`/${merchant.code}/members/${agent.id}`}>{t`The member's page`}</Link>
            </PageHead>
            <TreeView agent={agent} />
            <Downline key={agent.id} agent={agent} />
          </>
        )}
      </LoadGate>
    </Page>
  );
}
