import { addText } from "../addText.ts";
import type { Draft } from "../openDraft.ts";
import type { DomainWords } from "./domainWords.ts";

const desk = "apps/back-office/src";

const toKindText = (title: string): string => `${title}: an entry has come to another state`;

const toManifest = (
  { domain, pascal, camel, letter }: DomainWords,
  title: string,
): string => `import { msg } from "@lingui/core/macro";
import { ListIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** The entries of members. */
export const ${camel}Desk: DeskModule = {
  domain: "${domain}",
  place: 200,
  pages: [
    {
      path: "${domain}",
      title: msg\`${title}\`,
      icon: ListIcon,
      group: "work",
      permission: "members.read",
      ${letter === undefined ? "" : `letter: "${letter}",`}
      load: () => import("./${pascal}Page.tsx").then(({ ${pascal}Page }) => ({ Page: ${pascal}Page })),
    },
  ],
};
`;

const toPage = (
  { domain, pascal }: DomainWords,
  title: string,
): string => `import { Trans, useLingui } from "@lingui/react/macro";
import type { Staff${pascal}Entry } from "@marquee/contract/staff";
import { Badge, Button, Modal } from "@marquee/ui-kit";
import { useState } from "react";
import { useList${pascal}EntriesQuery } from "../api/endpoints/${domain}/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { Close${pascal}Form } from "./Close${pascal}Form.tsx";

type State = Staff${pascal}Entry["state"];

const isState = (text: string): text is State => text === "OPEN" || text === "CLOSED";

function useStateNames(): Readonly<Record<State, string>> {
  const { t } = useLingui();
  return { OPEN: t\`Open\`, CLOSED: t\`Closed\` };
}

function use${pascal}Columns(close: ((entry: Staff${pascal}Entry) => void) | undefined): readonly ListColumn<Staff${pascal}Entry>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const states = useStateNames();
  const toButton = (entry: Staff${pascal}Entry) =>
    entry.state === "OPEN" ? (
      <Button size="small" aria-label={t\`Close: \${entry.text}\`} onClick={() => close?.(entry)}>
        <Trans>Close</Trans>
      </Button>
    ) : null;
  return [
    { key: "at", title: t\`Time\`, toCell: ({ at }) => toTime(at, merchant.timeZone), toText: ({ at }) => new Date(at).toISOString() },
    { key: "text", title: t\`Text\`, toCell: ({ text }) => text, toText: ({ text }) => text },
    { key: "state", title: t\`State\`, toCell: ({ state }) => <Badge tone="muted">{states[state]}</Badge>, toText: ({ state }) => state },
    ...(close === undefined ? [] : [{ key: "close", title: t\`Decide\`, toCell: toButton, toText: () => "" }]),
  ];
}

/** The entries of the merchant's members; who may closes those that are open. */
export function ${pascal}Page() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const [chosen, setChosen] = useState<Staff${pascal}Entry>();
  const columns = use${pascal}Columns(useMay("${domain}.close") ? setChosen : undefined);
  const names = useStateNames();
  const state = address.get("state");
  const loaded = useList${pascal}EntriesQuery({ merchant: merchant.code, ...(isState(state) ? { state } : {}), ...address.page });
  const leave = (): void => setChosen(undefined);
  return (
    <ListPage
      title={t\`${title}\`}
      name="${domain}"
      choice={{ name: "state", label: t\`State\`, names }}
      columns={columns}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
    >
      <Modal title={t\`Close an entry\`} open={chosen !== undefined} onClose={leave}>
        {chosen === undefined ? null : <Close${pascal}Form entry={chosen} onClose={leave} />}
      </Modal>
    </ListPage>
  );
}
`;

const toForm = ({ domain, pascal, entry }: DomainWords): string => `import { useLingui } from "@lingui/react/macro";
import type { Staff${pascal}Entry } from "@marquee/contract/staff";
import { useClose${entry}Mutation } from "../api/endpoints/${domain}/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const nothing = {};

/** Asks for a reason before an entry is closed. */
export function Close${pascal}Form({ entry, onClose }: { readonly entry: Staff${pascal}Entry; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [close] = useClose${entry}Mutation();
  return (
    <ActForm
      label={t\`Close an entry\`}
      hint={entry.text}
      submit={t\`Close it now\`}
      initialValues={nothing}
      send={({ reason }) => close({ merchant, id: entry.id, reason }).unwrap()}
      onDone={onClose}
    />
  );
}
`;

const toKindTexts = (
  { camel, webhookKind }: DomainWords,
  title: string,
): string => `import { msg } from "@lingui/core/macro";

/** What the kinds of webhooks about ${title.toLowerCase()} mean. */
export const ${camel}WebhookKindTexts = {
  "${webhookKind}": msg\`${toKindText(title)}\`,
};
`;

const toKey = (word: string): string => (/^\w+$/.test(word) ? word : `"${word}"`);

/** What the domain's acts, job and message are called: English, Vietnamese and the file. */
const toNames = (title: string) =>
  ({
    closed: [`${title}: closed an entry`, `${title}: đã đóng một mục`, "auditActionTexts.ts"],
    read: [`${title}: read the list`, `${title}: đã xem danh sách`, "auditActionTexts.ts"],
    job: [`${title}: old entries`, `${title}: các mục cũ`, "jobTexts.ts"],
    does: [`Closes entries that have been open for too long.`, `Đóng các mục đã mở quá lâu.`, "jobTexts.ts"],
    message: [`${title}: an entry was closed`, `${title}: một mục đã được đóng`, "templateTexts.ts"],
  }) as const;

const toNameFiles = (
  { domain, camel, liveKind }: DomainWords,
  title: string,
): readonly (readonly [string, string])[] => {
  const names = toNames(title);
  const toFile = (name: string, comment: string, lines: string): string =>
    `import { msg } from "@lingui/core/macro";\n\n/** ${comment} */\nexport const ${camel}${name} = {\n${lines}};\n`;
  return [
    [
      "auditActionTexts.ts",
      toFile(
        "AuditActionTexts",
        `What the audit log's acts of domain \`${domain}\` are called.`,
        `  "close ${domain} entry": msg\`${names.closed[0]}\`,\n  "read ${domain}": msg\`${names.read[0]}\`,\n`,
      ),
    ],
    [
      "jobTexts.ts",
      toFile(
        "JobTexts",
        `What the jobs of domain \`${domain}\` are called, and what they do.`,
        `  "close-${domain}": {\n    name: msg\`${names.job[0]}\`,\n    does: msg\`${names.does[0]}\`,\n  },\n`,
      ),
    ],
    [
      "templateTexts.ts",
      toFile(
        "TemplateTexts",
        `What the templates of messages of domain \`${domain}\` are called.`,
        `  ${toKey(`${liveKind}.closed`)}: msg\`${names.message[0]}\`,\n`,
      ),
    ],
  ];
};

/** The texts of the page and its form, in English and Vietnamese, which staff read. */
const toTexts = (
  { domain, pascal }: DomainWords,
  title: string,
): readonly (readonly [en: string, vi: string, file: string])[] => {
  const [page, form, manifest] = [`${pascal}Page.tsx`, `Close${pascal}Form.tsx`, `${domain}Desk.ts`];
  return [
    ["Time", "Thời gian", page],
    ["Text", "Nội dung", page],
    ["State", "Trạng thái", page],
    ["Open", "Đang mở", page],
    ["Closed", "Đã đóng", page],
    ["Close", "Đóng", page],
    ["Close: {0}", "Đóng: {0}", page],
    ["Decide", "Quyết định", page],
    [title, title, page],
    [title, title, manifest],
    ["Close an entry", "Đóng một mục", page],
    ["Close an entry", "Đóng một mục", form],
    [toKindText(title), `${title}: một mục đã chuyển sang trạng thái khác`, "webhookKindTexts.ts"],
    ...Object.values(toNames(title)),
    ["Close it now", "Đóng ngay", form],
  ];
};

/** Drafts a domain's page of the back office: a manifest, the page with a list, the form of its act, what its webhooks mean, and the texts. */
export function draftDesk(draft: Draft, words: DomainWords, title: string): void {
  const { domain, pascal, camel } = words;
  const folder = `${desk}/${domain}`;
  draft.add(`${folder}/${camel}Desk.ts`, toManifest(words, title));
  draft.add(`${folder}/${pascal}Page.tsx`, toPage(words, title));
  draft.add(`${folder}/webhookKindTexts.ts`, toKindTexts(words, title));
  for (const [file, text] of toNameFiles(words, title)) draft.add(`${folder}/${file}`, text);
  draft.add(`${folder}/Close${pascal}Form.tsx`, toForm(words));
  for (const [en, vi, file] of toTexts(words, title))
    for (const locale of ["en", "vi"])
      draft.edit(`apps/back-office/locales/${locale}.po`, (text) =>
        addText(text, locale, { en, vi, th: "", zh: "", id: "", fil: "" }, `${folder}/${file}`),
      );
}
