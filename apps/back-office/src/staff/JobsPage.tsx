import { Trans, useLingui } from "@lingui/react/macro";
import type { JobLine } from "@marquee/contract/staff";
import { Badge, Button, Heading, notify } from "@marquee/ui-kit";
import { useListJobsQuery, useRunJobMutation } from "../api/endpoints/staff/operationsEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Named } from "../frame/Named.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { toErrorText } from "../texts/errorText.ts";
import { useNameTexts } from "../texts/useNameTexts.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";

const noRequest = {};

const toIso = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString());

/** A failure counts while no run after it went well. */
const isFailing = ({ lastFailedAt, lastRunAt }: JobLine): boolean =>
  lastFailedAt !== null && lastRunAt !== null && lastFailedAt >= lastRunAt;

function useJobColumns(run: ((name: string) => void) | undefined, isBusy: boolean): readonly ListColumn<JobLine>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useShortTimeText();
  const { toJob } = useNameTexts();
  const time = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
  const state = (job: JobLine) =>
    job.lastRunAt === null ? (
      <Badge tone="muted">{t`Has not run`}</Badge>
    ) : isFailing(job) ? (
      <Badge tone="danger">{t`Failed`}</Badge>
    ) : (
      <Badge tone="success">{t`Succeeded`}</Badge>
    );
  const button = ({ name: code }: JobLine) => {
    const { name } = toJob(code);
    return (
      <Button size="small" busy={isBusy} aria-label={t`Run now: ${name}`} onClick={() => run?.(code)}>
        <Trans>Run now</Trans>
      </Button>
    );
  };
  return [
    { key: "name", title: t`Job`, toCell: ({ name }) => <Named {...toJob(name)} />, toText: ({ name }) => name },
    { key: "state", title: t`State`, toCell: state, toText: (job) => String(!isFailing(job)) },
    {
      key: "last",
      title: t`Last run`,
      toCell: ({ lastRunAt }) => time(lastRunAt),
      toText: ({ lastRunAt }) => toIso(lastRunAt),
    },
    {
      key: "took",
      title: t`Took`,
      align: "end",
      toCell: ({ lastMilliseconds }) => (lastMilliseconds === null ? "–" : `${lastMilliseconds}\u00a0ms`),
      toText: ({ lastMilliseconds }) => String(lastMilliseconds ?? ""),
    },
    {
      key: "next",
      title: t`Next run`,
      toCell: ({ nextRunAt }) => time(nextRunAt),
      toText: ({ nextRunAt }) => toIso(nextRunAt),
    },
    {
      key: "runs",
      title: t`Runs`,
      align: "end",
      toCell: ({ runs }) => String(runs),
      toText: ({ runs }) => String(runs),
      extra: true,
    },
    {
      key: "failures",
      title: t`Failures`,
      align: "end",
      toCell: ({ failures }) => String(failures),
      toText: ({ failures }) => String(failures),
    },
    {
      key: "failure",
      title: t`Last failure`,
      toCell: ({ lastFailure, lastFailedAt }) => (lastFailure === null ? "" : `${lastFailure} · ${time(lastFailedAt)}`),
      toText: ({ lastFailure }) => lastFailure ?? "",
    },
    ...(run === undefined ? [] : [{ key: "run", title: t`Run now`, toCell: button, toText: () => "" }]),
  ];
}

/** What runs beside the calls, for all merchants together. */
export function JobsPage() {
  const { t, i18n } = useLingui();
  const { session } = useDesk();
  const address = useListAddress();
  const [run, { isLoading }] = useRunJobMutation();
  const loaded = useListJobsQuery(noRequest);
  const { toJob } = useNameTexts();
  const start = (code: string): void => {
    const { name } = toJob(code);
    void run({ name: code })
      .unwrap()
      .then(
        () => notify(t`It runs as soon as a gateway is free: ${name}`, { tone: "success" }),
        (error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }),
      );
  };
  const columns = useJobColumns(session.permissions.includes("jobs.run") ? start : undefined, isLoading);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Jobs</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="jobs"
        caption={t`Jobs`}
        columns={columns}
        toKey={({ name }) => name}
        loaded={{ ...loaded, data: loaded.data === undefined ? undefined : { items: loaded.data, next: null } }}
        address={address}
        filters={null}
      />
    </Page>
  );
}
