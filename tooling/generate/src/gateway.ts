import { generatedMark, type GeneratedFile } from "./GeneratedFile.ts";
import { toSpecifier } from "./toDoor.ts";
import type { Tree } from "./openTree.ts";
import { toList } from "./toList.ts";

const top = "apps/gateway/src";

const moduleFiles = (tree: Tree): readonly string[] => tree.list(`${top}/modules/*/index.ts`);

/** The first group of the one match in a file. @throws Error when there is none */
function readOne(tree: Tree, path: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(tree.read(path))?.[1];
  if (found === undefined) throw new Error(`${path} exports no ${what}`);
  return found;
}

const modules: GeneratedFile = {
  path: `${top}/modules.ts`,
  toText: (tree) =>
    toList(
      `${top}/modules.ts`,
      moduleFiles(tree).map((path) => ({
        path,
        name: readOne(tree, path, /^export const (\w+): GatewayModule = /m, "GatewayModule"),
      })),
      {
        imports: ['import type { GatewayModule } from "./GatewayModule.ts";'],
        toBody: (names) =>
          `/** Every module of the gateway: the folders of \`modules\`. */\nexport const modules: readonly GatewayModule[] = [${names.join(", ")}];`,
      },
    ),
};

/** The folder that owns a file of the gateway: a module, or a room of the platform. */
const toFolder = (path: string): string => /^(modules\/[^/]+|[^/]+)\//.exec(path.slice(top.length + 1))?.[1] ?? path;

const schema: GeneratedFile = {
  path: `${top}/db/Schema.ts`,
  toText: (tree) => {
    const path = `${top}/db/Schema.ts`;
    const parts = tree.list(`${top}/**/schema.ts`).map((from) => ({
      from,
      name: readOne(tree, from, /^export interface (\w+Tables) /m, "interface of tables"),
    }));
    const folders = Map.groupBy(parts, ({ from }) => toFolder(from));
    const owned = [...folders].map(
      ([folder, of]) => `  readonly "${folder}": ${of.map(({ name }) => name).join(" & ")};`,
    );
    return `${[
      generatedMark,
      ...parts.map(({ from, name }) => `import type { ${name} } from "${toSpecifier(path, from)}";`),
    ].join("\n")}

/** The gateway's tables outside the ledger: those of each folder's \`schema.ts\`. */
export interface Schema extends ${parts.map(({ name }) => name).join(", ")} {}

/** The same tables by the folder that owns them. */
export interface OwnTables {
${owned.join("\n")}
}
`;
  },
};

const demoParts: GeneratedFile = {
  path: `${top}/demo/demoParts.ts`,
  toText: (tree) => {
    const parts = moduleFiles(tree).flatMap(
      (path) => /^ {2}demo: \{ part: "([\w-]+)"/m.exec(tree.read(path))?.[1] ?? [],
    );
    return `${generatedMark}

/** What a demo consists of: the trees of the brands' demo.json, what each module shows, and a life of some days. */
export const demoParts = [${["tree", ...new Set(parts), "life"].map((part) => `"${part}"`).join(", ")}] as const;

/** One part of a demo. */
export type DemoPart = (typeof demoParts)[number];
`;
  },
};

/** What is made of the gateway's folders: its modules, their tables, the parts of their demos. */
export const gatewayFiles: readonly GeneratedFile[] = [modules, schema, demoParts];
