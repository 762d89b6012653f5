import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxMessage } from "@marquee/contract/staff";
import { Badge, Heading, SelectField } from "@marquee/ui-kit";
import { useListOutboxQuery } from "../api/endpoints/staff/operationsEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { templateTexts } from "../templateTexts.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { useNameTexts } from "../texts/useNameTexts.ts";
import { MessageText } from "./MessageText.tsx";
import { Words } from "../frame/Words.tsx";
import { ShortTime } from "../frame/ShortTime.tsx";

const tones = { WAITING: "primary", SENT: "success", FAILED: "danger" } as const;

const isState = (text: string): text is OutboxMessage["state"] => Object.hasOwn(tones, text);

function useStateNames(): Readonly<Record<OutboxMessage["state"], string>> {
  const { t } = useLingui();
  return { WAITING: t`Waits`, SENT: t`Sent`, FAILED: t`Failed` };
}

function useOutboxColumns(): readonly ListColumn<OutboxMessage>[] {
  const { t } = useLingui();
  const stateNames = useStateNames();
  const { toTemplate } = useNameTexts();
  const { toLanguage } = useLanguageNames();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => <ShortTime at={at} />,
      isOneLine: true,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge>,
      toText: ({ state }) => state,
    },
    { key: "recipient", title: t`To`, toCell: ({ recipient }) => recipient, toText: ({ recipient }) => recipient },
    {
      key: "template",
      title: t`Kind`,
      toCell: ({ template }) => <Words>{toTemplate(template)}</Words>,
      toText: ({ template }) => template,
    },
    {
      key: "text",
      title: t`Message`,
      toCell: (message) => <MessageText message={message} />,
      toText: ({ subject }) => subject,
    },
    {
      key: "failure",
      title: t`Failure`,
      toCell: ({ failure }) => (failure === null ? "" : <Words>{failure}</Words>),
      toText: ({ failure }) => failure ?? "",
    },
    {
      key: "tries",
      title: t`Attempts`,
      align: "end",
      toCell: ({ tries }) => String(tries),
      toText: ({ tries }) => String(tries),
    },
    {
      key: "language",
      title: t`Language`,
      toCell: ({ language }) => toLanguage(language),
      toText: ({ language }) => language,
      extra: true,
    },
  ];
}

/** Chooses a kind of message by its name. */
function TemplateField({ chosen }: { readonly chosen: string }) {
  const { t, i18n } = useLingui();
  const names = Object.entries(templateTexts)
    .map(([value, text]) => ({ value, label: i18n._(text) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <SelectField
      name="template"
      label={t`Kind`}
      defaultValue={chosen}
      options={[{ value: "", label: t`All` }, ...names]}
    />
  );
}

const filters = ["state", "template"] as const;

/** The mails and short messages of the merchant: whether each was sent, and why not. */
export function OutboxPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useOutboxColumns();
  const stateNames = useStateNames();
  const state = address.get("state");
  const asked = { template: address.get("template"), ...(isState(state) ? { state } : {}) };
  const loaded = useListOutboxQuery({
    merchant: merchant.code,
    ...asked,
    ...address.page,
  });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Outbox</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="messages"
        caption={t`Outbox`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        whole={{ list: "messages", filters: asked }}
        filters={
          <FilterForm label={t`Filters`} names={filters} address={address}>
            <SelectField
              name="state"
              label={t`State`}
              defaultValue={state}
              options={[
                { value: "", label: t`All` },
                ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
              ]}
            />
            <TemplateField chosen={address.get("template")} />
          </FilterForm>
        }
      />
    </Page>
  );
}
