import type { DomainWords } from "./domainWords.ts";

/** A domain's files in the contract: a call that lists, an idempotent call that creates, a transition table, a kind of live events and one of webhooks. */
export function toContractFiles({
  domain,
  pascal,
  camel,
  entry,
  moduleId,
  liveKind,
  webhookKind,
}: DomainWords): ReadonlyMap<string, string> {
  const folder = `packages/contract/src/${domain}`;
  return new Map([
    [
      `${folder}/endpoints.ts`,
      `import { endpoint } from "../endpoint.ts";
import type { Create${entry}Request, ${entry}, List${pascal}Value } from "./schemas.ts";

/** The member's entries, newest first. */
export const list${pascal} = /* @__PURE__ */ endpoint<Record<string, never>, List${pascal}Value>({
  name: "list${pascal}",
  domain: "${domain}",
  method: "GET",
  path: "/wps/${domain}",
  moduleId: "${moduleId}",
  token: "required",
  trial: false,
  cache: { provides: ["Session", "${pascal}"] },
});

/** Adds an entry, once for each key. */
export const create${entry} = /* @__PURE__ */ endpoint<Create${entry}Request, ${entry}>({
  name: "create${entry}",
  domain: "${domain}",
  method: "POST",
  path: "/wps/${domain}",
  moduleId: "${moduleId}",
  token: "required",
  trial: false,
  idempotencyKey: "required",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 2_048,
  cache: { invalidatesWhenDone: ["${pascal}"] },
});
`,
    ],
    [
      `${folder}/schemas.ts`,
      `import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { ${camel}States } from "./states.ts";

export const ${entry}Schema = Type.Object({ id: Type.String(), text: Type.String(), state: Type.Enum(${camel}States.states), at: Millis });

/** One entry of the member. */
export type ${entry} = Static<typeof ${entry}Schema>;

export const List${pascal}ValueSchema = Type.Object({ list: Type.Array(${entry}Schema) });

/** GET /wps/${domain}. */
export type List${pascal}Value = Static<typeof List${pascal}ValueSchema>;

export const Create${entry}RequestSchema = Type.Object({ text: text(200) });

/** POST /wps/${domain}. */
export type Create${entry}Request = Static<typeof Create${entry}RequestSchema>;
`,
    ],
    [
      `${folder}/states.ts`,
      `import { transitionTable } from "../transition.ts";

/** Life of an entry. */
export const ${camel}States = transitionTable({
  name: "${domain} entry",
  initial: "OPEN",
  states: ["OPEN", "CLOSED"],
  final: ["CLOSED"],
  transitions: { close: { OPEN: "CLOSED" } },
});
`,
    ],
    [
      `${folder}/cacheTags.ts`,
      `/** What pages keep of domain \`${domain}\`. */
export const ${camel}CacheTags = ["${pascal}"] as const;
`,
    ],
    [
      `${folder}/liveEventKinds.ts`,
      `import type { LiveEventTags } from "../LiveEventTags.ts";

/** An entry of the member has come to another state. */
export const ${camel}LiveEventKinds = {
  "${liveKind}": ["${pascal}"],
} as const satisfies LiveEventTags;
`,
    ],
    [
      `${folder}/webhookKinds.ts`,
      `/** What merchants are told of entries of domain \`${domain}\`. */
export const ${camel}WebhookKinds = ["${webhookKind}"] as const;
`,
    ],
    [
      `${folder}/auditActions.ts`,
      `/** What the audit log calls acts of domain \`${domain}\`. */
export const ${camel}AuditActions = ["close ${domain} entry", "read ${domain}"] as const;
`,
    ],
    [
      `${folder}/jobNames.ts`,
      `/** The jobs of domain \`${domain}\`. */
export const ${camel}JobNames = ["close-${domain}"] as const;
`,
    ],
    [
      `${folder}/templateNames.ts`,
      `/** The templates of messages of domain \`${domain}\`. */
export const ${camel}TemplateNames = ["${liveKind}.closed"] as const;
`,
    ],
    [
      `${folder}/rows.ts`,
      `import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { create${entry}, list${pascal} } from "./endpoints.ts";
import { Create${entry}RequestSchema, ${entry}Schema, List${pascal}ValueSchema } from "./schemas.ts";

/** Calls of domain \`${domain}\`. */
export const ${camel}Rows: readonly SchemaRow[] = [
  row(list${pascal}, Nothing, List${pascal}ValueSchema),
  row(create${entry}, Create${entry}RequestSchema, ${entry}Schema),
];
`,
    ],
  ]);
}
