import { basename } from "node:path";
import { generatedMark, type GeneratedFile } from "./GeneratedFile.ts";
import type { Tree } from "./openTree.ts";
import { toDoor, toSpecifier } from "./toDoor.ts";

const contract = "packages/contract/src";
const client = "packages/api-client/src";
const desk = "apps/back-office/src";

/** What a client needs to know of a row of the contract beside its types. */
type Row = {
  readonly name: string;
  readonly scope?: string;
  readonly multipart?: boolean;
  readonly stream?: boolean;
};

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "name" in value && "method" in value && "path" in value;

const isForStaff = (path: string): boolean => path.startsWith(`${contract}/staff/`) || /\/staff[A-Z]/.test(path);

/** Rows that read are queries; the verbs of names are fixed (architecture.md rule 12). */
const isQuery = ({ name }: Row): boolean => /^(?:get|list)[A-Z]/.test(name);

const toPascal = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** The word of a file's calls: of `wallet/endpoints.ts` wallet, of `auth/loginEndpoints.ts` login, of `wallet/staffEndpoints.ts` wallet. */
function toStem(path: string): string {
  const domain = path.split("/")[3] ?? "";
  const own = basename(path, ".ts").replace(/endpoints$/i, "");
  const word = isForStaff(path) ? own.replace(/^staff/, "") : own;
  const stem = `${word[0]?.toLowerCase() ?? ""}${word.slice(1)}`;
  return stem === "" ? domain.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) : stem;
}

/** The hooks of a row that a source of the pages names. */
function listHooks(row: Row, used: ReadonlySet<string>): readonly string[] {
  const name = toPascal(row.name);
  const all = isQuery(row) ? [`use${name}Query`, `useLazy${name}Query`] : [`use${name}Mutation`];
  return all.filter((hook) => used.has(hook));
}

/** Every word of some sources that begins like a hook or ends like a set of calls. */
function listUsed(tree: Tree, patterns: readonly string[], except: string): ReadonlySet<string> {
  const texts = patterns
    .flatMap((pattern) => tree.listAll(pattern))
    .filter((path) => !path.startsWith(except))
    .map((path) => tree.read(path));
  return new Set(texts.flatMap((text) => text.match(/\b(?:use[A-Z]\w+(?:Query|Mutation)|\w+Api)\b/g) ?? []));
}

async function loadRows(tree: Tree, path: string): Promise<readonly Row[]> {
  // A stream is read by a function of its own, and is no answer to keep.
  return Object.values(await tree.load(path))
    .filter(isRow)
    .filter(({ stream }) => stream !== true);
}

/** A file of hooks: one call for each row of a file of the contract. */
function toHooks(
  path: string,
  rows: readonly Row[],
  used: ReadonlySet<string>,
  { stem, imports, toCall }: { stem: string; imports: readonly string[]; toCall: (row: Row) => string },
): string {
  const hooks = rows.flatMap((row) => listHooks(row, used));
  const name = `${stem}Api`;
  const calls = rows.map((row) => `${row.name}: build.${isQuery(row) ? "query" : "mutation"}${toCall(row)},`);
  const isUsed = hooks.length === 0 || path.startsWith(client) || used.has(name);
  return `${[generatedMark, ...imports].join("\n")}

${isUsed ? "export " : ""}const ${name} = api.injectEndpoints({ endpoints: (build) => ({\n${calls.join("\n")}\n}) });
${hooks.length > 0 ? `\nexport const { ${hooks.join(", ")} } = ${name};\n` : ""}`;
}

const pages = [
  "packages/{runtime,testing,api-client,features/*}/{src,test}/**/*.{ts,tsx}",
  "apps/{standard,kickline,storybook}/{src,test}/**/*.{ts,tsx}",
];

/** The client's calls of one file of rows. */
function toClientFile(path: string): GeneratedFile {
  const target = `${client}/endpoints/${path.slice(contract.length + 1)}`;
  const toText = async (tree: Tree): Promise<string> => {
    const rows = await loadRows(tree, path);
    const imports = [
      `import { ${rows.map(({ name }) => name).join(", ")}, type RequestOf, type ValueOf } from "@marquee/contract";`,
      `import { api } from "${toSpecifier(target, `${client}/api.ts`)}";`,
      `import { toMutation, toQuery } from "${toSpecifier(target, `${client}/toCall.ts`)}";`,
    ];
    const toCall = (row: Row): string => {
      const request = `RequestOf<typeof ${row.name}>${row.multipart === true ? " & { readonly file: File }" : ""}`;
      return `<ValueOf<typeof ${row.name}>, ${request}>(${isQuery(row) ? "toQuery" : "toMutation"}(${row.name}))`;
    };
    const used = listUsed(tree, pages, `${client}/endpoints/`);
    return dropUnused(toHooks(target, rows, used, { stem: toStem(path), imports, toCall }), ["toMutation", "toQuery"]);
  };
  return { path: target, toText };
}

/** The back office's calls of one file of rows. */
function toDeskFile(path: string): GeneratedFile {
  const target = `${desk}/api/endpoints/${path.slice(contract.length + 1)}`;
  const toText = async (tree: Tree): Promise<string> => {
    const rows = await loadRows(tree, path);
    const imports = [
      'import type { RequestOf, ValueOf } from "@marquee/contract";',
      'import * as row from "@marquee/contract/staff";',
      `import { api, type AtMerchant, toMerchantMutation, toMerchantQuery, toMutation, toQuery } from "${toSpecifier(target, `${desk}/api/api.ts`)}";`,
    ];
    const toCall = ({ scope, ...each }: Row): string => {
      const request = `RequestOf<typeof row.${each.name}>`;
      const isAtMerchant = scope === "merchant";
      const make = `to${isAtMerchant ? "Merchant" : ""}${isQuery(each) ? "Query" : "Mutation"}`;
      return `<ValueOf<typeof row.${each.name}>, ${isAtMerchant ? `AtMerchant<${request}>` : request}>(${make}(row.${each.name}))`;
    };
    const used = listUsed(tree, [`${desk}/**/*.{ts,tsx}`], `${desk}/api/endpoints/`);
    return dropUnused(toHooks(target, rows, used, { stem: toStem(path), imports, toCall }), [
      "type AtMerchant",
      "toMerchantMutation",
      "toMerchantQuery",
      "toMutation",
      "toQuery",
    ]);
  };
  return { path: target, toText };
}

/** A text without the imported names that nothing in it uses. */
function dropUnused(text: string, names: readonly string[]): string {
  return names.reduce((kept, name) => {
    const bare = name.replace("type ", "");
    return (kept.match(new RegExp(`\\b${bare}\\b`, "g")) ?? []).length > 1
      ? kept
      : kept.replace(new RegExp(`, ${name}\\b|\\b${name}, |\\b${name}\\b`), "");
  }, text);
}

/** The client's door: what its sources export. */
const clientDoor: GeneratedFile = {
  path: `${client}/index.ts`,
  toText: (tree) =>
    toDoor(
      `${client}/index.ts`,
      tree
        .list(`${client}/**/*.ts`)
        .filter((path) => path !== `${client}/index.ts`)
        .map((path) => ({ path, names: tree.listExports(path) })),
    ),
};

/** The calls of the site's client and of the back office, made of the contract's rows. */
export function listClientFiles(tree: Tree): readonly GeneratedFile[] {
  const sources = tree.list(`${contract}/*/*ndpoints.ts`);
  return [
    ...sources.filter((path) => !isForStaff(path)).map(toClientFile),
    ...sources.filter(isForStaff).map(toDeskFile),
    clientDoor,
  ];
}
