import { Trans, useLingui } from "@lingui/react/macro";
import { useListTeamQuery } from "@marquee/api-client";
import type { TeamLine } from "@marquee/contract";
import { modalOpened, RecordBody, useAppDispatch, useCentreQuery, useOpenCentre, Wide } from "@marquee/runtime";
import { EmptyState, Heading, SearchBox, Table, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { PanelPage } from "../../components/PanelPage.tsx";
import { TeamPath } from "../../components/TeamPath.tsx";
import { transferDownModal } from "../../modals/transferDownModal.ts";
import { type DialogAct, useTeamColumns } from "./useTeamColumns.tsx";
import { TeamDialog } from "./TeamDialog.tsx";

const pageSize = 20;

function Nobody({ search }: { readonly search: string }) {
  const { t } = useLingui();
  return search === "" ? (
    <EmptyState picture="empty" title={t`Nobody below this account yet`} level={4}>
      <Trans>Make accounts and links in the register centre. Who joins appears here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState picture="empty" title={t`No account of your team`} level={4}>
      <Trans>Nobody below you has a name that begins like this.</Trans>
    </EmptyState>
  );
}

/** The agent's team (AC-05): who stands directly below an account, and names anywhere below. Back leads to what was shown before. */
export function TeamPanel() {
  const { t } = useLingui();
  const [query, open] = useCentreQuery();
  const openCentre = useOpenCentre();
  const dispatch = useAppDispatch();
  const [act, setAct] = useState<{ readonly act: DialogAct; readonly line: TeamLine } | null>(null);
  const [account, search] = [query.get("account") ?? "", query.get("search") ?? ""];
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
  const show = (next: { account?: string; search?: string; page?: number }): void => {
    const asked = { account, search, ...next };
    open(
      Object.fromEntries(
        Object.entries({ ...asked, page: next.page === undefined ? "" : String(next.page) }).filter(
          ([, text]) => text !== "",
        ),
      ),
    );
  };
  const loaded = useListTeamQuery({
    ...(account === "" ? {} : { account }),
    ...(search === "" ? {} : { search }),
    pageNo: page,
    pageSize,
  });
  const columns = useTeamColumns({
    onOpen: (name) => show({ account: name, search: "" }),
    onAct: (chosen, line) => {
      if (chosen === "send") dispatch(modalOpened(transferDownModal, { account: line.account }));
      else if (chosen === "contract") openCentre("agent", "contracts", { offer: line.account });
      else setAct({ act: chosen, line });
    },
  });
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Team management</Trans>
      </Heading>
      <SearchBox label={t`Search accounts`} value={search} onSearch={(text) => show({ search: text })} />
      {loaded.data && <TeamPath path={loaded.data.path} onOpen={(name) => show({ account: name, search: "" })} />}
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={(next) => show({ page: next })}
        empty={<Nobody search={search} />}
        renderList={({ list }) => (
          <Wide aria-label={t`Team management`}>
            <Table caption={t`Team management`} columns={columns} rows={list} toKey={(line) => line.account} />
          </Wide>
        )}
      />
      <Text size="label" tone="muted">
        <Trans>You see accounts and counts of your team, never how somebody can be reached or pays.</Trans>
      </Text>
      {act !== null && <TeamDialog {...act} onClose={() => setAct(null)} />}
    </PanelPage>
  );
}
