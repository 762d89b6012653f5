import { Trans, useLingui } from "@lingui/react/macro";
import { useListActivityQuery } from "@marquee/api-client";
import type { AccountActivity } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { DateTime, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { activityTexts } from "../../model/activityTexts.ts";
import { toPlace } from "../../model/toPlace.ts";
import { Section } from "./Section.tsx";

type Activity = AccountActivity["list"][number];

/** When, what, on which device, from where. */
function useColumns(): readonly TableColumn<Activity>[] {
  const { t } = useLingui();
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} /> },
    { key: "kind", title: t`Event`, toCell: ({ kind }) => t(activityTexts[kind]) },
    { key: "device", title: t`Device`, toCell: (activity) => toPlace(activity) || t`Unknown device` },
    { key: "address", title: t`IP address`, toCell: ({ address }) => address },
  ];
}

/** What happened to the account lately, so that a stranger's attempts are seen (MC-01). */
export function ActivitySection() {
  const { t } = useLingui();
  const query = useListActivityQuery({});
  const columns = useColumns();
  return (
    <Section title={t`Recent activity`}>
      <LoadGate query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Text size="small" tone="muted">
              <Trans>Nothing has happened yet.</Trans>
            </Text>
          ) : (
            <Table caption={t`Recent activity`} columns={columns} rows={list} toKey={({ id }) => id} />
          )
        }
      </LoadGate>
    </Section>
  );
}
