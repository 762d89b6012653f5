import { Trans, useLingui } from "@lingui/react/macro";
import type { Difference, ReconciliationRun } from "@marquee/contract/staff";
import { Badge, Table, Text } from "@marquee/ui-kit";
import { useDifferenceTexts } from "./useDifferenceTexts.ts";

/** What a run compared, and where records differ. */
export function Differences({
  run,
  differences,
}: {
  readonly run: ReconciliationRun;
  readonly differences: readonly Difference[];
}) {
  const { t, i18n } = useLingui();
  const kinds = useDifferenceTexts();
  const [transfers, rounds, deposits, asked] = [run.transfers, run.rounds, run.deposits, run.asked].map((count) =>
    i18n.number(count),
  );
  return (
    <>
      <Text tone="muted">
        <Trans>
          Compared: {transfers} transfers, {rounds} rounds, {deposits} deposits; providers answered about {asked}{" "}
          orders.
        </Trans>
      </Text>
      {run.state === "DONE" && run.differences === 0 && (
        <Text strong>
          <Badge tone="success">{t`No difference`}</Badge> <Trans>All records agree.</Trans>
        </Text>
      )}
      {differences.length > 0 && (
        <Table
          caption={t`Differences`}
          rows={differences}
          toKey={({ kind, subject, found }) => `${kind} ${subject} ${found}`}
          columns={[
            { key: "kind", title: t`Difference`, toCell: ({ kind }) => kinds[kind] },
            { key: "subject", title: t`Number`, toCell: ({ subject }) => subject },
            { key: "expected", title: t`Should be`, align: "end", toCell: ({ expected }) => expected || "–" },
            { key: "found", title: t`Is`, align: "end", toCell: ({ found }) => found || "–" },
          ]}
        />
      )}
      {run.differences > differences.length && (
        <Text tone="muted">
          <Trans>
            The first {differences.length} of {run.differences} differences.
          </Trans>
        </Text>
      )}
    </>
  );
}
