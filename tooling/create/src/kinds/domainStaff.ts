import type { Draft } from "../openDraft.ts";
import { draftDesk } from "./domainDesk.ts";
import type { DomainWords } from "./domainWords.ts";

const contract = "packages/contract/src";

const toEndpoints = ({
  domain,
  pascal,
  entry,
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
  cache: { provides: ["${pascal}Entries"] },
});

/** Closes an entry that is open. */
export const close${entry} = /* @__PURE__ */ staffEndpoint<Shape.Close${entry}, Record<string, never>>({
  domain: "${domain}",
  scope: "merchant",
  name: "close${entry}",
  method: "POST",
  path: "/staff/${domain}/close",
  permission: "${domain}.close",
  // Refused too: somebody else has closed it.
  cache: { invalidates: ["${pascal}Entries", "Audit"] },
});
`;

const toSchemas = ({
  domain,
  pascal,
  camel,
  entry,
}: DomainWords): string => `import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
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

export const Close${entry}Schema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/${domain}/close. */
export type Close${entry} = Static<typeof Close${entry}Schema>;
`;

const toPermissions = ({ domain, camel }: DomainWords): string => `import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain \`${domain}\`. */
export const ${camel}Permissions = {
  "${domain}.close": ["OWNER", "OPERATIONS", "SUPPORT"],
} as const satisfies Record<string, readonly StaffRole[]>;
`;

const toTags = ({
  domain,
  pascal,
  camel,
}: DomainWords): string => `/** What pages of the back office keep of domain \`${domain}\`. */
export const ${camel}StaffCacheTags = ["${pascal}Entries"] as const;
`;

const toRows = ({ pascal, camel, entry }: DomainWords): string => `import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { close${entry}, list${pascal}Entries } from "./staffEndpoints.ts";
import { Close${entry}Schema, ${pascal}EntryPageSchema, List${pascal}EntriesSchema } from "./staffSchemas.ts";

/** The entries of members in the back office. */
export const ${camel}StaffRows: readonly StaffRow[] = [
  staffRow(list${pascal}Entries, List${pascal}EntriesSchema, ${pascal}EntryPageSchema),
  staffRow(close${entry}, Close${entry}Schema, Nothing, ["state.changed"]),
];
`;

const toHandlers = ({
  domain,
  pascal,
  camel,
  entry,
}: DomainWords): string => `import * as row from "@marquee/contract/staff";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { close${entry} } from "./close${entry}.ts";
import { list${pascal}Page, type Stored${entry} } from "./${camel}EntryStore.ts";
import type { Services } from "./services.ts";

const pageSize = 50;

const toItem = ({ id, created_at: at, member_id: memberId, text, state }: Stored${entry}) => ({ id, at: at.getTime(), memberId, text, state });

/** The entries of a merchant's members; that they were read is written down, since they name members. */
export function ${camel}StaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(row.list${pascal}Entries, async (call, { state, cursor }) => {
      const rows = await list${pascal}Page(db, call.tenant.id, pageSize + 1, { state, after: readCursor(cursor) });
      const items = rows.slice(0, pageSize);
      const last = items.at(-1);
      if (items.length > 0) await call.audit(db, { action: "read ${domain}", subject: "" });
      return {
        items: items.map(toItem),
        next: rows.length > pageSize && last !== undefined ? toCursor(last.created_at, last.id) : null,
      };
    }),
    merchantRoute(row.close${entry}, (call, request) => close${entry}(services, call, request)),
  ];
}
`;

/**
 * Drafts what staff see and do of a domain: a call that lists the entries of all members, one that closes an entry, their permission
 * and handlers, and a page of the back office.
 */
export function draftStaffPage(draft: Draft, words: DomainWords, title: string): void {
  const { domain } = words;
  const folder = `${contract}/${domain}`;
  draft.add(`${folder}/permissions.ts`, toPermissions(words));
  draft.add(`${folder}/staffCacheTags.ts`, toTags(words));
  draft.add(`${folder}/staffEndpoints.ts`, toEndpoints(words));
  draft.add(`${folder}/staffSchemas.ts`, toSchemas(words));
  draft.add(`${folder}/staffRows.ts`, toRows(words));
  draft.add(`apps/gateway/src/modules/${domain}/staffRoutes.ts`, toHandlers(words));
  draftDesk(draft, words, title);
}
