import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Reconciliation, ReconciliationRun } from "@marquee/contract/staff";
import { Button, Heading, notify, SelectField, Text } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import {
  useGetReconciliationQuery,
  useStartReconciliationMutation,
} from "../../api/endpoints/report/staffEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { Differences } from "./Differences.tsx";

/** A run under way is asked about again. In milliseconds. */
const poll = 5_000;

function StartButton() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const [start, { isLoading }] = useStartReconciliationMutation();
  const run = (): void =>
    void start({ merchant: merchant.code })
      .unwrap()
      .then(
        () => notify(t`The comparison begins as soon as a gateway is free.`, { tone: "success" }),
        (error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }),
      );
  return (
    <Button size="small" busy={isLoading} onClick={run}>
      <Trans>Compare now</Trans>
    </Button>
  );
}

function Runs({ reconciliation: { runs, run, differences } }: { readonly reconciliation: Reconciliation }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const [, setParameters] = useSearchParams();
  const states: Readonly<Record<ReconciliationRun["state"], string>> = {
    RUNNING: t`under way`,
    DONE: t`done`,
    FAILED: t`failed`,
  };
  if (runs.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing has been compared yet. It happens every night.</Trans>
      </Text>
    );
  return (
    <>
      <SelectField
        label={t`Run`}
        value={run?.id ?? ""}
        options={[
          ...(run === null ? [{ value: "", label: t`Choose a run` }] : []),
          ...runs.map(({ id, startedAt, state, differences: count }) => ({
            value: id,
            label: `${toTime(startedAt, merchant.timeZone)} · ${state === "DONE" ? t`${plural(count, { one: "# difference", other: "# differences" })}` : states[state]}`,
          })),
        ]}
        onChange={({ target }) => setParameters({ run: target.value }, { replace: true })}
      />
      {run !== null && <Differences run={run} differences={differences} />}
    </>
  );
}

/** Whether all records of money agree (X-02): the newest run's differences by their numbers, and the runs before it. */
export function ReconciliationPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [parameters] = useSearchParams();
  const run = parameters.get("run") ?? "";
  const loaded = useGetReconciliationQuery(
    { merchant: merchant.code, ...(run === "" ? {} : { run }) },
    { pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Reconciliation</Trans>
        </Heading>
        {useMay("reconciliation.run") && <StartButton />}
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The reconciliation did not load`}>
        {(reconciliation) => <Runs reconciliation={reconciliation} />}
      </LoadGate>
    </Page>
  );
}
