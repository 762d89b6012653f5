import { Trans, useLingui } from "@lingui/react/macro";
import type { SwitchList } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { Heading, Text, TextField } from "@marquee/ui-kit";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useListSwitchesQuery } from "../../api/endpoints/system/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { useSeenVersion } from "../../forms/useSeenVersion.ts";
import { useSwitchSender } from "../../forms/useSwitchSender.ts";
import { Differences } from "./Differences.tsx";
import { ModuleTree } from "./ModuleTree.tsx";
import { NodePanel } from "./NodePanel.tsx";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { toTreeRows } from "./toTreeRows.ts";

const Columns = styled.div`
  display: grid;
  gap: ${token("space.24")};
  align-items: start;
  > * { min-inline-size: 0; }
  > div:first-child { display: grid; gap: ${token("space.12")}; }
  @media ${from("desktop")} { grid-template-columns: minmax(280px, 2fr) minmax(360px, 3fr); }
`;

const nothing: ReadonlySet<string> = new Set();

/** Its own switches; the chosen node stands in the address, so that a link shows it. */
function Switches({ list, refetch }: { readonly list: SwitchList; readonly refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState("");
  const [closed, setClosed] = useState(nothing);
  const [affected, setAffected] = useState(nothing);
  const head = useRef<HTMLHeadingElement>(null);
  const send = useSwitchSender(useSeenVersion(list.version, refetch));
  const { toModule } = useNameTexts();
  const rows = toTreeRows(list.nodes, closed, search, (id) => toModule(id).name);
  // Kept beside the address, which follows later: the next key must find the node that this one chose.
  const [chosen, setChosen] = useState(parameters.get("module"));
  const node = list.nodes.find(({ id }) => id === chosen) ?? list.nodes[0];
  if (node === undefined) return null;
  const toggle = (id: string): void =>
    setClosed((old) => new Set(old.has(id) ? [...old].filter((each) => each !== id) : [...old, id]));
  return (
    <Columns>
      <div>
        <TextField
          type="search"
          label={t`Search modules`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
        />
        {rows.length === 0 ? (
          <Text size="small" tone="muted">
            <Trans>No module has this in its name, code, owner or note.</Trans>
          </Text>
        ) : (
          <ModuleTree
            rows={rows}
            chosen={node.id}
            affected={affected}
            onChoose={(id) => {
              setChosen(id);
              setParameters({ module: id }, { replace: true });
            }}
            onToggle={toggle}
            onEnter={() => head.current?.focus()}
          />
        )}
        <Differences />
      </div>
      <NodePanel
        key={node.id}
        node={node}
        planned={list.planned.filter(({ kind, subject }) => kind === "module" && subject === node.id)}
        send={send}
        onAffect={(ids) => setAffected(new Set(ids))}
        headRef={head}
      />
    </Columns>
  );
}

/** The merchant's module tree: what is in effect and why, each module's switch, and what it would take away. */
export function SwitchesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListSwitchesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Modules</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The switches did not load`}>
        {(list) => <Switches list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}
