import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, TextField } from "@marquee/ui-kit";
import { useListAgentsQuery } from "../api/endpoints/agent/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTreeColumns } from "./useTreeColumns.tsx";

/** A merchant's agents by name, each with its upline, its rebate and the size of its team. */
export function AgentsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress(["search"]);
  const search = address.get("search");
  const loaded = useListAgentsQuery({ merchant, ...(search === "" ? {} : { search }), ...address.page });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Agents</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="agents"
        caption={t`Agents`}
        columns={useTreeColumns()}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <FilterForm label={t`Agents`} names={["search"]} address={address}>
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
    </Page>
  );
}
