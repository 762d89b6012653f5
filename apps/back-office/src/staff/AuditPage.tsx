import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@marquee/contract/staff";
import { Button, DateField, SelectField, Heading, Text, TextField } from "@marquee/ui-kit";
import { useLazyGetAuditCheckQuery, useListAuditQuery } from "../api/endpoints/staff/endpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { auditActionTexts } from "../auditActionTexts.ts";
import { Cut } from "../frame/Cut.tsx";
import { Named } from "../frame/Named.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { FilterForm } from "../list/FilterForm.tsx";
import { toErrorText } from "../texts/errorText.ts";
import { toAuditText } from "../texts/toAuditText.ts";
import { ShortTime } from "../frame/ShortTime.tsx";
import { listProposalKinds } from "./proposalTexts.ts";
import { Change } from "../forms/Change.tsx";

const toText = (value: unknown): string => (value === null ? "" : JSON.stringify(value));

function useAuditColumns(): readonly ListColumn<AuditEntry>[] {
  const { t, i18n } = useLingui();
  const number = (entry: AuditEntry): string => String(entry.number);
  return [
    { key: "number", title: t`No.`, align: "end", toCell: number, toText: number },
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => <ShortTime at={at} />,
      isOneLine: true,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    {
      key: "actor",
      title: t`Who`,
      toCell: ({ actor }) => <Cut text={actor} most={12} />,
      toText: ({ actor }) => actor,
    },
    {
      key: "action",
      title: t`What`,
      toCell: ({ action }) => <Named name={toAuditText(action, i18n)} code={action} />,
      toText: ({ action }) => action,
    },
    {
      key: "subject",
      title: t`About`,
      toCell: ({ subject }) => <Cut text={subject} most={16} />,
      toText: ({ subject }) => subject,
    },
    {
      key: "change",
      title: t`Change`,
      toCell: ({ before, after }) => <Change before={before} after={after} />,
      toText: ({ before, after }) => `${toText(before)} → ${toText(after)}`,
    },
    {
      key: "reason",
      title: t`Why`,
      toCell: ({ reason }) => <Cut text={reason} most={12} />,
      toText: ({ reason }) => reason,
    },
    { key: "address", title: t`From`, toCell: ({ address }) => address, toText: ({ address }) => address, extra: true },
    { key: "hash", title: t`Hash`, toCell: ({ hash }) => hash.slice(0, 12), toText: ({ hash }) => hash, extra: true },
  ];
}

function ChainCheck() {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  const [check, { data, error, isFetching }] = useLazyGetAuditCheckQuery();
  return (
    <div>
      <div role="status">
        {data === undefined ? null : data.broken === null ? (
          <Text tone="success">
            <Trans>All {data.entries} lines are as they were written.</Trans>
          </Text>
        ) : (
          <Text tone="danger" strong>
            <Trans>Line {data.broken} does not follow from the line before it: the log was changed.</Trans>
          </Text>
        )}
        {error === undefined ? null : <Text tone="danger">{toErrorText(i18n, error)}</Text>}
      </div>
      <Button size="small" busy={isFetching} onClick={() => void check({ merchant: merchant.code })}>
        <Trans>Check the chain</Trans>
      </Button>
    </div>
  );
}

/** Chooses one act by its name, or what was done to proposals; one that an address names without a list's place is kept. */
function ActionField({ chosen }: { readonly chosen: string }) {
  const { t, i18n } = useLingui();
  const names = [
    ...Object.entries(auditActionTexts).map(([value, text]) => ({ value, label: i18n._(text) })),
    ...listProposalKinds().flatMap((kind) =>
      ["propose", "approve", "reject", "cancel"].map((done) => {
        const value = `${done} ${kind}`;
        return { value, label: toAuditText(value, i18n) };
      }),
    ),
  ].toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  const isListed = chosen === "" || names.some(({ value }) => value === chosen);
  return (
    <SelectField
      name="action"
      label={t`What`}
      defaultValue={chosen}
      options={[{ value: "", label: t`All` }, ...(isListed ? [] : [{ value: chosen, label: chosen }]), ...names]}
    />
  );
}

/** They hold mail addresses and names of members. */
const personal = ["actor", "subject"] as const;
const filters = ["actor", "action", "subject", "show", "from", "to"] as const;

/** The audit log: who did what, when, from where and why. */
export function AuditPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress(personal);
  const columns = useAuditColumns();
  // Looks would bury acts, so they are shown where they are asked for.
  const shows = { "": t`What was done`, looks: t`What was looked at`, all: t`Both` };
  const chosen = address.get("show");
  const show = Object.hasOwn(shows, chosen) ? chosen : "";
  const asked = Object.fromEntries([
    ...filters.flatMap((name) => (name === "show" || address.get(name) === "" ? [] : [[name, address.get(name)]])),
    ...(show === "all" ? [] : [["show", show || "acts"]]),
  ]);
  const loaded = useListAuditQuery({
    merchant: merchant.code,
    ...asked,
    ...address.page,
  });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Audit log</Trans>
        </Heading>
        <ChainCheck />
      </PageHead>
      <RecordList
        name="audit"
        isDense
        caption={t`Audit log`}
        columns={columns}
        toKey={(entry) => String(entry.number)}
        loaded={loaded}
        address={address}
        whole={{ list: "audit", filters: asked }}
        filters={
          <FilterForm label={t`Filters`} names={filters} address={address}>
            <SelectField
              name="show"
              label={t`Show`}
              defaultValue={show}
              options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
            />
            <ActionField chosen={address.get("action")} />
            <TextField name="subject" label={t`About`} defaultValue={address.get("subject")} maxLength={100} />
            <TextField name="actor" label={t`Who`} defaultValue={address.get("actor")} maxLength={254} />
            <DateField name="from" label={t`From day`} defaultValue={address.get("from")} />
            <DateField name="to" label={t`To day`} defaultValue={address.get("to")} />
          </FilterForm>
        }
      />
    </Page>
  );
}
