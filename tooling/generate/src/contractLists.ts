import { type GeneratedFile } from "./GeneratedFile.ts";
import type { Tree } from "./openTree.ts";
import { listParts } from "./listParts.ts";
import { type Entry, toList } from "./toList.ts";

const top = "packages/contract/src";

/** A list to which each domain adds in a file of its own, `<domain>/<part>.ts`. */
export type ContractList = {
  /** The file of the joined list, and its name. */
  readonly name: string;
  readonly part: string;
  readonly door: "index" | "staff" | "schema";
  readonly toBody: (names: readonly string[]) => string;
  readonly imports?: readonly string[];
};

const spread = (names: readonly string[]): string => names.map((name) => `...${name}`).join(", ");

const toObject =
  (name: string, comment: string) =>
  (names: readonly string[]): string =>
    `/** ${comment} */\nexport const ${name} = { ${spread(names)} } as const;`;

const toTuple =
  (name: string, comment: string) =>
  (names: readonly string[]): string =>
    `/** ${comment} */\nexport const ${name} = [${spread(names)}] as const;`;

const toArray =
  (name: string, type: string, comment: string) =>
  (names: readonly string[]): string =>
    `/** ${comment} */\nexport const ${name}: readonly ${type}[] = [${spread(names)}];`;

/** The lists that are joined from the domains' folders. */
export const contractLists: readonly ContractList[] = [
  {
    name: "errorStatus",
    part: "errors",
    door: "index",
    toBody: toObject(
      "errorStatus",
      "Every error code of the contract and its HTTP status (contract 3.1.2, 3.2.4). Business refusals are 200.",
    ),
  },
  {
    name: "staffErrors",
    part: "staffErrors",
    door: "staff",
    toBody: toObject(
      "staffErrors",
      "Error codes that only the back office answers: their HTTP status, and what they say to a reader of the interface.",
    ),
  },
  {
    name: "permissionRoles",
    part: "permissions",
    door: "staff",
    toBody: toObject(
      "permissionRoles",
      "Which roles hold a permission; the one table from which the gateway's checks and the pages' menus are made.",
    ),
  },
  {
    name: "liveEventKinds",
    part: "liveEventKinds",
    door: "index",
    toBody: toObject(
      "liveEventKinds",
      "The kinds of live events (operations.md 4), and what each makes out of date. An event says only that something has changed; a page asks for what it shows.",
    ),
  },
  {
    name: "webhookKinds",
    part: "webhookKinds",
    door: "staff",
    toBody: toTuple(
      "webhookKinds",
      "The kinds of events that a merchant's systems can be told by webhooks (X-64), each published where it happens (`publish_webhook`).",
    ),
  },
  {
    name: "auditActions",
    part: "auditActions",
    door: "staff",
    toBody: toTuple(
      "auditActions",
      "What the audit log calls what people do, each in the domain that does it; what a proposal is called is made of its kind (`AuditAction`).",
    ),
  },
  {
    name: "jobNames",
    part: "jobNames",
    door: "staff",
    toBody: toTuple("jobNames", "The jobs of the gateway."),
  },
  {
    name: "templateNames",
    part: "templateNames",
    door: "staff",
    toBody: toTuple("templateNames", "The templates of mails and short messages."),
  },
  {
    name: "turnoverSources",
    part: "turnoverSources",
    door: "index",
    toBody: toTuple("turnoverSources", "Why there is a turnover requirement."),
  },
  {
    name: "uploadPurposes",
    part: "uploadPurposes",
    door: "index",
    toBody: toTuple("uploadPurposes", "For what a picture may be uploaded (VL-45)."),
  },
  {
    name: "cacheTags",
    part: "cacheTags",
    door: "index",
    toBody: toTuple("cacheTags", "What the site's pages keep of answers, by the words that rows use (`CachePolicy`)."),
  },
  {
    name: "staffCacheTags",
    part: "staffCacheTags",
    door: "staff",
    toBody: toTuple("staffCacheTags", "The same of the back office's pages."),
  },
  {
    name: "pageAddresses",
    part: "pages",
    door: "index",
    imports: ['import type { PageAddress } from "./system/pageAddress.ts";'],
    toBody: toArray(
      "pageAddresses",
      "PageAddress",
      `
 * Every address of the site that shows a page, the centres' panels too. The site's routes and panels are held to it by
 * \`listManifestFaults\`; the gateway answers any other address with 404 and the page that says so (RT-28), as it does a category
 * without vendors.
`,
    ),
  },
  {
    name: "rows",
    part: "rows",
    door: "schema",
    imports: ['import type { SchemaRow } from "./SchemaRow.ts";'],
    toBody: toArray("rows", "SchemaRow", "Every call of the contract, once."),
  },
  {
    name: "staffRows",
    part: "staffRows",
    door: "schema",
    imports: ['import type { StaffRow } from "./staff/StaffRow.ts";'],
    toBody: toArray("staffRows", "StaffRow", "Every call of the back office, once."),
  },
];

/** @throws Error when two domains have the same key or word in their parts of a list */
function requireOwnKeys(tree: Tree, entries: readonly Entry[]): void {
  const owners = new Map<string, string>();
  for (const { path } of entries)
    for (const [, key = ""] of tree.read(path).matchAll(/^ {2}"?([\w.]+)"?: /gm)) {
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`${key} stands in both ${owner} and ${path}`);
      owners.set(key, path);
    }
}

/** The joined list's file. */
export function toListFile({ name, part, toBody, imports = [] }: ContractList): GeneratedFile {
  const path = `${top}/${name}.ts`;
  const toText = (tree: Tree): string => {
    const entries = listParts(tree, `${top}/*/${part}.ts`);
    requireOwnKeys(tree, entries);
    return toList(path, entries, { imports, toBody });
  };
  return { path, toText };
}
