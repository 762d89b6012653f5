import { globSync } from "node:fs";
import { execFile } from "node:child_process";
import { basename } from "node:path";
import { parseArgs, promisify } from "node:util";
import { isCancel, select, text } from "@clack/prompts";
import { run as runBrand } from "@marquee/brand-cli/run";
import { type Domain, isModId, type ModId, moduleParents } from "@marquee/contract";
import { catalogue, featureEntries } from "@marquee/whitelabel/catalogue";
import { draftDomain } from "./kinds/draftDomain.ts";
import { draftEndpoint } from "./kinds/draftEndpoint.ts";
import { draftFeature } from "./kinds/draftFeature.ts";
import { draftPanel } from "./kinds/draftPanel.ts";
import { draftScreen } from "./kinds/draftScreen.ts";
import { requireKnown, requireName, toCamel, toKebab, toPascal } from "./names.ts";
import { type Draft, openDraft } from "./openDraft.ts";
import { Refusal } from "./Refusal.ts";

/** The command's output streams, and whether it can ask questions. */
export type Streams = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly isTerminal: boolean;
};

/** Exit codes: done, an unexpected error, or refused with nothing written. */
const exitCodes = { done: 0, failed: 1, refused: 3 } as const;

const kinds = ["brand", "domain", "feature", "screen", "panel", "endpoint"] as const;

const help = [
  "pnpm new <kind> <name>",
  "",
  "  brand <id>          a brand from one colour: what `pnpm brand new` does, with its options",
  "  domain <name>       a domain in every layer: calls, table, job, adapter, feature with a panel; --module <modId>, --group <heading>",
  "  feature <name>      a feature package with a screen, texts, stories and a test; --module <modId>: what switches it",
  "  screen <name>       a screen of a feature; --feature <name>, --path </address>, --module <modId>",
  "  panel <name>        a panel of the member centre; --feature <name>, --group <heading>, --module <modId>",
  "  endpoint <name>     a call in every layer, shown by a new screen; --domain <domain>, --feature <name>, --module <modId>",
  "",
  "  --dry-run           say what would be written; write nothing",
  "",
  "Examples",
  "  pnpm new domain vouchers --module TOURNEY3 --group rewards",
  "  pnpm new feature lucky-wheel --module TOURNEY3",
  "  pnpm new screen season-pass --feature games",
  "  pnpm new panel lucky-draws --feature wallet --group records",
  "  pnpm new endpoint getClubCard --domain member --feature wallet --dry-run",
  "",
  `Exit codes: ${exitCodes.done} done, ${exitCodes.failed} something went wrong, ${exitCodes.refused} what was asked for is refused and nothing was written.`,
];

/** The name and options of a command; `choose` asks for a missing option. */
type Call = {
  readonly name: string;
  readonly get: (option: string) => string | undefined;
  readonly choose: (option: string, names: readonly string[]) => Promise<string>;
};

const features = featureEntries.map(({ feature }) => feature);

/** The modules that belong to a feature. */
const listModules = (feature: string): readonly string[] =>
  catalogue.filter((entry) => entry.feature === feature).map(({ id }) => id);

/** The modId that switches a feature's new part: `given` if it is one of the feature's modules, by default the feature's root module. */
function toModule(feature: string, given: string | undefined): string {
  const root = featureEntries.find((entry) => entry.feature === feature)?.root ?? "CORE3";
  return requireKnown(given ?? root, listModules(feature), `module of ${feature}`);
}

/** Checks that no feature has a name. @throws Refusal */
function requireNewName(name: string, what: string): string {
  const word = requireName(name, what);
  if (features.includes(word)) throw new Refusal(`packages/features/${word} is there already`);
  return word;
}

/** Chooses a module of the contract that no feature has yet. @throws Refusal */
async function chooseFreeModule(choose: Call["choose"]): Promise<ModId> {
  const known = new Set<string>(catalogue.map(({ id }) => id));
  const free = Object.keys(moduleParents)
    .filter(isModId)
    .filter((id) => !known.has(id));
  const wanted = await choose("module", free);
  const owner = catalogue.find(({ id }) => id === wanted);
  if (owner) throw new Refusal(`--module ${wanted}: ${owner.feature} has it`);
  return requireKnown(wanted, free, "module of the contract");
}

/** The file names of all of the gateway's migrations. */
const listMigrations = (root: string): readonly string[] =>
  globSync("apps/gateway/src/**/migrations/[0-9]*.ts", { cwd: root }).map((path) => basename(path));

/** The manifests of all modules of the back office. */
const listDesks = (root: string): readonly string[] => globSync("apps/back-office/src/*/*Desk.ts", { cwd: root });

async function draftKind(
  kind: (typeof kinds)[number],
  draft: Draft,
  { name, get, choose }: Call,
  root: string,
): Promise<void> {
  if (kind === "feature")
    return draftFeature(draft, requireNewName(name, "a feature's name"), await chooseFreeModule(choose));
  if (kind === "domain") {
    const word = requireNewName(name, "a domain's name");
    const moduleId = await chooseFreeModule(choose);
    const groups = listGroups(draft);
    const group = requireKnown(await choose("group", groups), groups, "heading of the member centre");
    return draftDomain(draft, {
      name: word,
      moduleId,
      group,
      migrations: listMigrations(root),
      desks: listDesks(root),
    });
  }
  if (kind === "screen") {
    const word = requireName(toKebab(name.replace(/Screen$/, "")), "a screen's name");
    const feature = requireKnown(await choose("feature", features), features, "feature");
    const path = get("path") ?? `/${word}`;
    draftScreen(draft, { feature, name: word, path, moduleId: toModule(feature, get("module")) });
    return;
  }
  if (kind === "panel") {
    const word = requireName(toKebab(name.replace(/Panel$/, "")), "a panel's name");
    const id = toCamel(word);
    if (readManifests(draft).some((source) => new RegExp(`id: "${id}",\\s+centre: "member"`).test(source)))
      throw new Refusal(`/member/${id} is another panel's address already`);
    const feature = requireKnown(await choose("feature", features), features, "feature");
    const groups = listGroups(draft);
    const group = requireKnown(await choose("group", groups), groups, "heading of the member centre");
    draftPanel(draft, { feature, name: word, group, moduleId: toModule(feature, get("module")) });
    return;
  }
  if (!/^(?:get|list)[A-Z][A-Za-z0-9]{1,30}$/.test(name))
    throw new Refusal(`${JSON.stringify(name)}: a call that reads is named get… or list…, such as "getClubCard"`);
  const domains: readonly Domain[] = ["system", "auth", "member", "wallet", "games", "support"];
  const domain = requireKnown(await choose("domain", domains), domains, "domain with a gateway module");
  const feature = requireKnown(get("feature") ?? (features.includes(domain) ? domain : "shell"), features, "feature");
  draftEndpoint(draft, { name, domain, feature, moduleId: toModule(feature, get("module")) });
}

const readManifests = (draft: Draft): readonly string[] =>
  features.map((feature) => draft.read(`packages/features/${feature}/src/${toCamel(feature)}Feature.ts`));

/** The headings of the member centre: those of the shell, and those that features declare. */
const listGroups = (draft: Draft): readonly string[] =>
  [...readManifests(draft), draft.read("packages/features/shell/src/model/panelGroups.ts")].flatMap((source) =>
    [...source.matchAll(/\{ id: "(\w+)", centre: "member", order/g)].map(([, id = ""]) => id),
  );

/** Checks that a call's name and a page's address are not taken. @throws Refusal */
function requireFree(draft: Draft, kind: string, call: Call): void {
  if (kind === "panel") return;
  // The contract exports the call and the type of its answer, so both names must be free.
  const taken =
    kind === "endpoint"
      ? [call.name, toPascal(call.name).replace(/^(?:Get|List)/, "")].find((each) =>
          new RegExp(`\\b${each}\\b`).test(draft.read("packages/contract/src/index.ts")),
        )
      : undefined;
  if (taken !== undefined) throw new Refusal(`${taken} is there already, in the contract`);
  const path = call.get("path") ?? `/${toKebab(call.name.replace(/^(?:get|list)(?=[A-Z])|Screen$/g, ""))}`;
  if (
    [...readManifests(draft), draft.read("packages/runtime/src/routing/paths.ts")].some((source) =>
      source.includes(`"${path}"`),
    )
  )
    throw new Refusal(`${path} is another page's address already; say --path`);
}

/** The value of an option, or the one that the user chooses. @throws Refusal when it is missing and there is no terminal */
async function chooseOption(
  option: string,
  given: string | undefined,
  names: readonly string[],
  isTerminal: boolean,
): Promise<string> {
  if (given !== undefined) return given;
  if (!isTerminal) throw new Refusal(`--${option} is missing${names.length <= 12 ? `: ${names.join(", ")}` : ""}`);
  const answer =
    names.length <= 12
      ? await select({ message: `Which ${option}?`, options: names.map((value) => ({ value })) })
      : await text({ message: `Which ${option}?` });
  if (isCancel(answer)) throw new Refusal("nothing was written");
  return answer;
}

async function create(argv: readonly string[], { out, isTerminal }: Streams, root: string): Promise<void> {
  const [word = "", ...rest] = argv;
  const kind = requireKnown(word, kinds, "kind");
  const options = {
    feature: { type: "string" },
    group: { type: "string" },
    module: { type: "string" },
    path: { type: "string" },
    domain: { type: "string" },
    "dry-run": { type: "boolean" },
  } as const;
  const { positionals, values } = parseArgs({ args: rest, options, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Refusal(`pnpm new ${kind} <name>: one name`);
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const get = (option: string): string | undefined => (typeof given[option] === "string" ? given[option] : undefined);
  const call: Call = { name, get, choose: (option, names) => chooseOption(option, get(option), names, isTerminal) };
  const draft = openDraft(root);
  requireFree(draft, kind, call);
  await draftKind(kind, draft, call, root);
  const isDry = values["dry-run"] === true;
  const files = draft.list();
  if (!isDry) await draft.write();
  const verb = isDry ? "would " : "";
  for (const { path, isNew } of files) out(`${verb}${isNew ? "write" : "change"} ${path}`);
  // The sources may have been read before the draft was written: a process of its own reads them anew.
  if (!isDry) for (const line of await generateAnew(root)) out(line.replace(/^write/, "generate"));
  out(
    isDry
      ? "nothing was written"
      : `pnpm install links what is new; pnpm check and pnpm test ${kind === "endpoint" ? `ask ${toPascal(name)} in every layer` : "go over it"}`,
  );
}

const generators = ["generate/src/main.ts", "lingui/writeGatewayMessages.ts"] as const;

/** Makes the generated files anew. @returns what the commands said */
async function generateAnew(root: string): Promise<readonly string[]> {
  const said = await Promise.all(
    generators.map((path) => promisify(execFile)(process.execPath, [`${root}/tooling/${path}`])),
  );
  return said.flatMap(({ stdout }) => stdout.split("\n")).filter((line) => line !== "");
}

/** Runs `pnpm new …` on a repository. @returns the exit code */
export async function run(argv: readonly string[], streams: Streams, root: string): Promise<number> {
  if (argv.length === 0 || argv.some((word) => word === "--help" || word === "-h") || argv[0] === "help") {
    for (const line of help) streams.out(line);
    return exitCodes.done;
  }
  if (argv[0] === "brand")
    return runBrand(["new", ...argv.slice(1)], streams, { brands: `${root}/brands`, store: `${root}/.marquee/store` });
  try {
    await create(argv, streams, root);
    return exitCodes.done;
  } catch (error) {
    const isRefused =
      error instanceof Refusal ||
      (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
    streams.err(error instanceof Error ? error.message : String(error));
    return isRefused ? exitCodes.refused : exitCodes.failed;
  }
}
