import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

const gateway = "apps/gateway/src";
const desk = "apps/back-office/src";
const inModule = /^modules\/([^/]+)\/(.+)$/;
/** The file that combines the tables of all domains. */
const tables = "db/Schema.ts";

/** Layers of the gateway, lowest first (architecture.md rule 15); a room that is not named is the platform's. */
const layers = ["ledger and database", "platform", "modules", "composition"] as const;
const ground = /^(?:ledger|db)\//;
/** What puts the parts together: files that start the gateway, generated lists of all parts, what serves its commands, and what lives in a demo. */
const composition =
  /^(?:(?:app|main|index|modules|openGateway|listErasures|listJobs|platformJobs)\.ts$|(?:bootstrap|cli|life|openapi|operator|plugins)\/|db\/(?:Schema|functions|migrations)\.ts$|demo\/openDemo\.ts$)/;
/** Everything that a module may take: each names its part of it (`services.ts`), and rooms of the platform theirs by `SomeServices`. */
const shared = "Services.ts";
/** What parts hand in, and the composition calls with everything. */
const handedIn =
  /^(?:GatewayModule|jobs\/Job|jobs\/Follower|staff\/ProposalKind|adapters\/payments\/PaymentReports)\.ts$/;
/** The types of all tables, which the grants are made of. */
const tableTypes = /^db\/(?:TablesOf|Grant)\.ts$/;

type Import = { readonly file: string; readonly target: string };

/** An app's files, without tests. */
const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** Imports between an app's files, without tests, which may import anything of a module. */
function listImports(folder: string): readonly Import[] {
  return listFiles(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/\b(?:from |import\()"([^"]+)"/g)].map(([, name = ""]) => ({
      file,
      target: name.startsWith(".") ? join(dirname(file), name) : name,
    })),
  );
}

const toModule = (file: string): string | undefined => inModule.exec(file)?.[1];

function toLayer(file: string): number {
  if (composition.test(file)) return 3;
  if (inModule.test(file)) return 2;
  return ground.test(file) ? 0 : 1;
}

/** An import of a higher layer's file. */
function findUpward({ file, target }: Import): string | undefined {
  if (!target.endsWith(".ts") || file === shared || (tableTypes.test(file) && target === tables)) return undefined;
  const [from, to] = [toLayer(file), toLayer(target)];
  if (to <= from) return undefined;
  return `${gateway}/${file} is of the ${layers[from] ?? ""} and imports from the ${layers[to] ?? ""}: ${target}`;
}

/** Files that take all services although they could name theirs. */
function listTakers(folder: string): readonly string[] {
  const isBound = (file: string): boolean => toLayer(file) < 3 && file !== shared && !handedIn.test(file);
  return listFiles(folder)
    .filter((file) => isBound(file) && /\bAllServices\b/.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => `${gateway}/${file} takes AllServices, which only the composition has: name a few by SomeServices`);
}

function findFault({ file, target }: Import): string | undefined {
  const [from, to] = [toModule(file), toModule(target)];
  const isDoor = target === `modules/${to ?? ""}/index.ts` || (file === tables && target.endsWith("/schema.ts"));
  if (to !== undefined && to !== from && !isDoor)
    return `${gateway}/${file} reaches past the door of module ${to}: ${target}`;
  const isHttp = /\/(?:routes|register[A-Z]\w*)\.ts$|\/routes\//.test(file);
  if (from !== undefined && target === "fastify" && !isHttp)
    return `${gateway}/${file} knows HTTP, which only routes do`;
  return findUpward({ file, target });
}

/** Import cycles of an app's modules, each once. */
function listCircles(
  imports: readonly Import[],
  toModule: (file: string) => string | undefined,
  what: string,
): readonly string[] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [toModule(file), toModule(target)];
    if (from !== undefined && to !== undefined && from !== to)
      targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const circles = new Map<string, string>();
  const walk = (path: readonly string[]): void => {
    for (const next of targets.get(path.at(-1) ?? "") ?? []) {
      const at = path.indexOf(next);
      const circle = at < 0 ? [] : path.slice(at);
      if (at < 0) walk([...path, next]);
      else circles.set(circle.toSorted().join(" "), [...circle, next].join(" → "));
    }
  };
  for (const start of targets.keys()) walk([start]);
  return [...circles.values()].map((circle) => `${what} meet in a circle: ${circle}`);
}

/** The domain of a file of the back office: a folder with a manifest. */
function toDesk(imports: readonly Import[]): (file: string) => string | undefined {
  const manifest = /^([\w-]+)\/\w+Desk\.ts$/;
  const domains = new Set(imports.flatMap(({ file }) => manifest.exec(file)?.[1] ?? []));
  return (file) => {
    const [folder = ""] = file.split("/");
    return domains.has(folder) ? folder : undefined;
  };
}

/**
 * Violations of the rules of modules (architecture.md rule 15): in the gateway imports past an index, of a higher layer, cycles, HTTP outside
 * routes, rooms that take all services; in the back office cycles of domains.
 */
export function listModuleFaults(top: string): string[] {
  const imports = listImports(join(top, gateway));
  const desks = listImports(join(top, desk));
  return [
    ...imports.flatMap((one) => findFault(one) ?? []),
    ...listTakers(join(top, gateway)),
    ...listCircles(imports, toModule, "modules of the gateway"),
    ...listCircles(desks, toDesk(desks), "domains of the back office"),
  ];
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:modules\n\nNames imports past the door of one of the gateway's modules, imports of a higher layer, circles of modules and of the back office's domains, HTTP outside of routes, and rooms that take all services. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  report(listModuleFaults(root));
}
