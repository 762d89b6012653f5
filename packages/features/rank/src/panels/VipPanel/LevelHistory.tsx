import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberRank } from "@marquee/contract";
import { DateTime, Table, type TableColumn, Text } from "@marquee/ui-kit";

type Step = MemberRank["history"][number];

function useColumns(): readonly TableColumn<Step>[] {
  const { t } = useLingui();
  const reasons: Readonly<Record<Step["reason"], string>> = {
    PLAY: t`Reached by play`,
    TAKEN_BACK: t`Stakes were returned`,
    NOT_KEPT: t`Not kept`,
    PINNED: t`Given by customer service`,
    UNPINNED: t`Ended by customer service`,
  };
  return [
    {
      key: "at",
      title: t`Time`,
      isOneLine: true,
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} />,
    },
    { key: "level", title: t`Level`, toCell: ({ level }) => (level === 0 ? t`No level` : t`VIP ${level}`) },
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => reasons[reason] },
  ];
}

/** The last changes of the member's level, with why. */
export function LevelHistory({ history }: Pick<MemberRank, "history">) {
  const { t } = useLingui();
  const columns = useColumns();
  if (history.length === 0)
    return (
      <Text tone="muted">
        <Trans>Your level has not changed yet.</Trans>
      </Text>
    );
  return (
    <Table caption={t`Level history`} columns={columns} rows={history} toKey={({ at, level }) => `${at} ${level}`} />
  );
}
