import { Trans, useLingui } from "@lingui/react/macro";
import type { SwitchDifferences } from "@marquee/contract/staff";
import { Badge, ErrorState, SelectField, Skeleton, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListSwitchDifferencesQuery } from "../../api/endpoints/system/staffEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";
import { Named } from "../../frame/Named.tsx";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useNodeTexts } from "./useNodeTexts.ts";

type Difference = SwitchDifferences[number];

function useDifferenceColumns(one: string, other: string): readonly TableColumn<Difference>[] {
  const { t } = useLingui();
  const { toState } = useNodeTexts();
  const { toModule } = useNameTexts();
  const toSide = (side: Difference["one"]): string =>
    side === null ? "–" : toState({ isOn: side.share > 0, share: side.share });
  return [
    { key: "id", title: t`Module`, toCell: ({ id }) => <Named name={toModule(id).name} code={id} /> },
    { key: "one", title: one, toCell: (row) => toSide(row.one) },
    { key: "other", title: other, toCell: (row) => toSide(row.other) },
    {
      key: "own",
      title: t`Why`,
      toCell: ({ isOwn }) =>
        isOwn ? <Badge>{t`Own switch`}</Badge> : <Badge tone="muted">{t`Switched by another`}</Badge>,
    },
  ];
}

function DifferenceTable({ other }: { readonly other: string }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const columns = useDifferenceColumns(merchant.code, other);
  const { currentData, error, isFetching, refetch } = useListSwitchDifferencesQuery({ merchant: merchant.code, other });
  if (error !== undefined)
    return (
      <ErrorState title={t`The comparison did not load`} onRetry={() => void refetch()} busy={isFetching}>
        {toErrorText(i18n, error)}
      </ErrorState>
    );
  if (currentData === undefined) return <Skeleton shape="row" />;
  if (currentData.length === 0)
    return (
      <Text size="small" tone="muted">
        <Trans>The two trees are alike.</Trans>
      </Text>
    );
  return <Table caption={t`Differences from ${other}`} columns={columns} rows={currentData} toKey={({ id }) => id} />;
}

/** Where this merchant's modules differ from those of another one of the caller's; nothing for who has one merchant. */
export function Differences() {
  const { t } = useLingui();
  const { merchant, session } = useDesk();
  const [other, setOther] = useState("");
  const others = session.merchants.filter(
    ({ code, permissions }) => code !== merchant.code && permissions.includes("switches.read"),
  );
  if (others.length === 0) return null;
  return (
    <>
      <SelectField
        label={t`Compare with`}
        value={other}
        onChange={(event) => setOther(event.target.value)}
        options={[
          { value: "", label: t`No other merchant` },
          ...others.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {other === "" ? null : <DifferenceTable other={other} />}
    </>
  );
}
