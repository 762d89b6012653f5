import { addText } from "../addText.ts";
import type { Draft } from "../openDraft.ts";
import type { DomainWords } from "./domainWords.ts";

const contract = "packages/contract/src";
const desk = "apps/back-office/src";

const toEndpoints = ({
  domain,
  pascal,
}: DomainWords): string => `import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

/** The entries of all members of a merchant, newest first. */
export const list${pascal}Entries = /* @__PURE__ */ staffEndpoint<Shape.List${pascal}Entries, Shape.${pascal}EntryPage>({
  domain: "${domain}",
  scope: "merchant",
  name: "list${pascal}Entries",
  method: "GET",
  path: "/staff/${domain}",
  permission: "members.read",
});
`;

const toSchemas = ({ pascal, camel }: DomainWords): string => `import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Cursor } from "../staff/schemas.ts";
import { ${camel}States } from "./states.ts";

const State = Type.Enum(${camel}States.states);

export const List${pascal}EntriesSchema = Type.Object({ state: Type.Optional(State), cursor: Type.Optional(Cursor) });

/** GET /staff/${camel}. */
export type List${pascal}Entries = Static<typeof List${pascal}EntriesSchema>;

const StaffEntrySchema = Type.Object({
  id: Type.String(),
  at: Millis,
  memberId: Type.String(),
  text: Type.String(),
  state: State,
});

/** An entry of a member, as staff see it. */
export type Staff${pascal}Entry = Static<typeof StaffEntrySchema>;

export const ${pascal}EntryPageSchema = Type.Object({
  items: Type.Array(StaffEntrySchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Entries, newest first. */
export type ${pascal}EntryPage = Static<typeof ${pascal}EntryPageSchema>;
`;

const toRows = ({
  pascal,
  camel,
}: DomainWords): string => `import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { list${pascal}Entries } from "./staffEndpoints.ts";
import { ${pascal}EntryPageSchema, List${pascal}EntriesSchema } from "./staffSchemas.ts";

/** The entries of members in the back office. */
export const ${camel}StaffRows: readonly StaffRow[] = [
  staffRow(list${pascal}Entries, List${pascal}EntriesSchema, ${pascal}EntryPageSchema),
];
`;

const toHandlers = ({
  domain,
  pascal,
  camel,
  entry,
}: DomainWords): string => `import { list${pascal}Entries } from "@marquee/contract/staff";
import type { Services } from "../../Services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { list${pascal}Page, type Stored${entry} } from "./${camel}EntryStore.ts";

const pageSize = 50;

const toItem = ({ id, created_at: at, member_id: memberId, text, state }: Stored${entry}) => ({ id, at: at.getTime(), memberId, text, state });

/** The entries of a merchant's members; that they were read is written down, since they name members. */
export function ${camel}StaffRoutes({ db }: Services): readonly StaffRoute[] {
  return [
    merchantRoute(list${pascal}Entries, async (call, { state, cursor }) => {
      const rows = await list${pascal}Page(db, call.tenant.id, pageSize + 1, { state, after: readCursor(cursor) });
      const items = rows.slice(0, pageSize);
      const last = items.at(-1);
      if (items.length > 0) await call.audit(db, { action: "read ${domain}", subject: "" });
      return {
        items: items.map(toItem),
        next: rows.length > pageSize && last !== undefined ? toCursor(last.created_at, last.id) : null,
      };
    }),
  ];
}
`;

const toManifest = (
  { domain, pascal, camel }: DomainWords,
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
import { Heading } from "@marquee/ui-kit";
import { useList${pascal}EntriesQuery } from "../api/endpoints/${domain}/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";

function use${pascal}Columns(): readonly ListColumn<Staff${pascal}Entry>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  return [
    { key: "at", title: t\`Time\`, toCell: ({ at }) => toTime(at, merchant.timeZone), toText: ({ at }) => new Date(at).toISOString() },
    { key: "text", title: t\`Text\`, toCell: ({ text }) => text, toText: ({ text }) => text },
    { key: "state", title: t\`State\`, toCell: ({ state }) => state, toText: ({ state }) => state },
  ];
}

/** The entries of the merchant's members. */
export function ${pascal}Page() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = use${pascal}Columns();
  const loaded = useList${pascal}EntriesQuery({
    merchant: merchant.code,
    ...(address.cursor === undefined ? {} : { cursor: address.cursor }),
  });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>${title}</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="${domain}"
        caption={t\`${title}\`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={null}
      />
    </Page>
  );
}
`;

/** Enters the texts of the page, in the languages that staff read. */
function enterTexts(draft: Draft, { domain, pascal }: DomainWords, title: string): void {
  const page = `${desk}/${domain}/${pascal}Page.tsx`;
  const vi: Readonly<Record<string, string>> = { Time: "Thời gian", Text: "Nội dung", State: "Trạng thái" };
  for (const locale of ["en", "vi"])
    for (const en of ["Time", "Text", "State", title])
      draft.edit(`apps/back-office/locales/${locale}.po`, (text) =>
        addText(text, locale, { en, vi: vi[en] ?? title, th: "", zh: "", id: "", fil: "" }, page),
      );
}

/**
 * Drafts what staff see of a domain: a call that lists the entries of all members, its handler, and a page of the back office.
 */
export function draftStaffPage(draft: Draft, words: DomainWords, title: string): void {
  const { domain, pascal, camel } = words;
  const folder = `${contract}/${domain}`;
  draft.add(`${folder}/staffEndpoints.ts`, toEndpoints(words));
  draft.add(`${folder}/staffSchemas.ts`, toSchemas(words));
  draft.add(`${folder}/staffRows.ts`, toRows(words));
  draft.add(`apps/gateway/src/modules/${domain}/staffRoutes.ts`, toHandlers(words));
  draft.add(`${desk}/${domain}/${camel}Desk.ts`, toManifest(words, title));
  draft.add(`${desk}/${domain}/${pascal}Page.tsx`, toPage(words, title));
  enterTexts(draft, words, title);
}
