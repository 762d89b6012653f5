import type { ModId } from "@marquee/contract";
import { addName } from "../addName.ts";
import { declareNeeds } from "../declareNeeds.ts";
import { draftTexts } from "../draftTexts.ts";
import type { Draft } from "../openDraft.ts";
import { toContractFiles } from "./domainContract.ts";
import { toGatewayFiles, toLockLine } from "./domainGateway.ts";
import { type DomainWords, toDomainWords } from "./domainWords.ts";
import { draftFeature } from "./draftFeature.ts";
import { draftPanel } from "./draftPanel.ts";
import { draftStaffPage } from "./domainStaff.ts";

const contract = "packages/contract/src";
const gateway = "apps/gateway/src";

/** Adds a domain to one list of each layer. */
function enter(draft: Draft, { domain, pascal, camel, entry }: DomainWords): void {
  draft.edit(`${contract}/rows.ts`, (text) =>
    addName(
      text.replace(/\n\];\n$/, () => `\n  ...${camel}Rows,\n];\n`),
      { kind: "import", from: `./${domain}/rows.ts`, name: `${camel}Rows` },
    ),
  );
  draft.edit(
    `${contract}/schema.ts`,
    (text) =>
      `${text.trimEnd()}\nexport { ${camel}Rows } from "./${domain}/rows.ts";\nexport { ${camel}States } from "./${domain}/states.ts";\n`,
  );
  draft.edit(
    `${contract}/index.ts`,
    (text) => `${text.trimEnd()}
export { create${entry}, list${pascal} } from "./${domain}/endpoints.ts";
export type { Create${entry}Request, ${entry}, List${pascal}Value } from "./${domain}/schemas.ts";
`,
  );
  const endpoints = `${contract}/endpoint.ts`;
  if (!draft.read(endpoints).includes(`  | "${domain}"`))
    draft.edit(endpoints, (text) => text.replace(/(export type Domain =\n)/, (head) => `${head}  | "${domain}"\n`));
  draft.edit(`${gateway}/modules.ts`, (text) =>
    addName(
      text.replace(/\n\];\n$/, () => `\n  ${camel}Module,\n];\n`),
      { kind: "import", from: `./modules/${domain}/index.ts`, name: `${camel}Module` },
    ),
  );
  // Separate edits, so that one that finds no place is refused instead of being hidden by the next.
  draft.edit(`${gateway}/db/Schema.ts`, (text) =>
    text.replace(/(,\s+\w+Tables) \{\}/, (_, last: string) => `${last}, ${pascal}Tables {}`),
  );
  draft.edit(`${gateway}/db/Schema.ts`, (text) =>
    addName(text, { kind: "import", from: `../modules/${domain}/schema.ts`, name: `${pascal}Tables`, isType: true }),
  );
  draft.edit(`${gateway}/config.ts`, (text) =>
    text
      .replace(
        /(\n {2}\/\*\* The database server's connections)/,
        (next) =>
          `\n  /** The address of a service that is told about new entries of ${domain}. */\n  ${camel}Url: Type.Optional(Type.String({ pattern: "^https?://" })),${next}`,
      )
      .replace(
        /(\n {2}brands: "MARQUEE_BRANDS",)/,
        (next) => `\n  ${camel}Url: "MARQUEE_${domain.toUpperCase().replaceAll("-", "_")}_URL",${next}`,
      ),
  );
  draft.edit("packages/testing/src/listAnswers.ts", (text) =>
    text.replace(/(\w+),?\s*\]\.flatMap/, (_, last: string) => `${last}, list${pascal}Answers].flatMap`),
  );
  draft.edit("packages/testing/src/listAnswers.ts", (text) =>
    addName(text, { kind: "import", from: `./fixtures/${camel}Answers.ts`, name: `list${pascal}Answers` }),
  );
}

const toClient = ({
  domain,
  pascal,
  camel,
  entry,
}: DomainWords): string => `import { create${entry}, type Create${entry}Request, type ${entry}, list${pascal}, type List${pascal}Value } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain \`${domain}\`. */
const ${camel}Api = api.injectEndpoints({
  endpoints: (build) => ({
    list${pascal}: build.query<List${pascal}Value, Record<string, never>>({ query: toCall(list${pascal}), providesTags: ["Session"] }),
    create${entry}: build.mutation<${entry}, Create${entry}Request>({
      query: toCall(create${entry}),
      invalidatesTags: (made) => (made === undefined ? [] : ["Session"]),
    }),
  }),
});

export const { useList${pascal}Query, useCreate${entry}Mutation } = ${camel}Api;
`;

const toAnswers = ({
  domain,
  pascal,
  entry,
}: DomainWords): string => `import { create${entry}, type ${entry}, list${pascal} } from "@marquee/contract";
import { type Answer, answer } from "../answer.ts";
import { toList, type World } from "../World.ts";

const toEntry = (index: number): ${entry} => ({ id: \`E\${index}\`, text: \`Entry \${index}\`, state: "OPEN", at: Date.UTC(2026, 10, 21, 10) - index * 3_600_000 });

/** The answers of domain \`${domain}\`. */
export const list${pascal}Answers = (world: World): readonly Answer[] => [
  answer(list${pascal}, () => ({ list: [...toList(world, [toEntry(1), toEntry(2), toEntry(3)])] })),
  answer(create${entry}, () => toEntry(1)),
];
`;

/** The panel's source: instead of only a heading it shows the list and a form that adds to it. */
const toPanel = (
  { pascal, entry }: DomainWords,
  title: string,
): string => `import { Trans, useLingui } from "@lingui/react/macro";
import { useCreate${entry}Mutation, useList${pascal}Query } from "@marquee/api-client";
import { Button, Heading, Text } from "@marquee/ui-kit";

/** ${title}. */
export function ${pascal}Panel() {
  const { t } = useLingui();
  const { data } = useList${pascal}Query({});
  const [create, { isLoading }] = useCreate${entry}Mutation();
  return (
    <>
      <Heading level={3}>
        <Trans>${title}</Trans>
      </Heading>
      <Button busy={isLoading} onClick={() => void create({ text: "+" })}>
        {t\`Add\`}
      </Button>
      {data?.list.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </>
  );
}
`;

/** The next number for a migration; numbers are shared by all domains. */
function toNumber(names: readonly string[]): string {
  const last = Math.max(...names.map((name) => Number(/^[0-9]{3}/.exec(name)?.[0] ?? 0)));
  return String(last + 1).padStart(3, "0");
}

/** The choices for a new domain. */
export type DomainPlan = {
  readonly name: string;
  readonly moduleId: ModId;
  readonly group: string;
  readonly migrations: readonly string[];
};

/**
 * Drafts a domain in all layers: two calls with schemas and states, the client's hooks, a gateway module with a table, a store, a job
 * and a test, an adapter with its setting, a feature with a panel, and a page of the back office. Besides new folders it changes only one list of each layer.
 */
export function draftDomain(draft: Draft, { name, moduleId, group, migrations }: DomainPlan): void {
  const words = toDomainWords(name, moduleId, toNumber(migrations));
  const { pascal, camel, entry } = words;
  for (const [path, text] of [...toContractFiles(words), ...toGatewayFiles(words)]) draft.add(path, text);
  draft.edit("apps/gateway/src/db/migrations.lock", (text) => `${text}${toLockLine(words)}`);
  draft.add(`packages/api-client/src/endpoints/${camel}.ts`, toClient(words));
  draft.edit(
    "packages/api-client/src/index.ts",
    (text) =>
      `${text.trimEnd()}\nexport { useCreate${entry}Mutation, useList${pascal}Query } from "./endpoints/${camel}.ts";\n`,
  );
  draft.add(`packages/testing/src/fixtures/${camel}Answers.ts`, toAnswers(words));
  enter(draft, words);
  draftFeature(draft, name, moduleId, false);
  draftPanel(draft, { feature: name, name, group, moduleId });
  const [folder, panel] = [
    `packages/features/${name}`,
    `packages/features/${name}/src/panels/${pascal}Panel/${pascal}Panel.tsx`,
  ];
  const title = /<Trans>(.*)<\/Trans>/.exec(draft.read(panel))?.[1] ?? pascal;
  draft.edit(panel, () => toPanel(words, title));
  draftStaffPage(draft, words, title);
  declareNeeds(draft, folder, ["@marquee/api-client"]);
  draftTexts(draft, folder, [{ en: "Add", vi: "Thêm", th: "เพิ่ม", zh: "添加", id: "Tambah", fil: "Magdagdag" }], panel);
}
