import type { ModId } from "@marquee/contract";
import { unchangedMark } from "../addText.ts";
import { declareNeeds } from "../declareNeeds.ts";
import { draftTexts } from "../draftTexts.ts";
import type { Draft } from "../openDraft.ts";
import { closingTexts, toClosingFiles, toFunctionLine } from "./domainClosing.ts";
import { toContractFiles } from "./domainContract.ts";
import { toGatewayFiles, toLockLine } from "./domainGateway.ts";
import { type DomainWords, toDomainWords } from "./domainWords.ts";
import { draftFeature } from "./draftFeature.ts";
import { draftPanel } from "./draftPanel.ts";
import { draftStaffPage } from "./domainStaff.ts";

const gateway = "apps/gateway/src";

/** Adds the setting of a domain's adapter. */
function addSetting(draft: Draft, { domain, camel }: DomainWords): void {
  draft.edit(`${gateway}/config.ts`, (text) =>
    text.replace(
      /(\n {2}\/\*\* The database server's connections)/,
      (next) =>
        `\n  /** The address of a service that is told about new entries of ${domain}. */\n  ${camel}Url: Type.Optional(Type.String({ pattern: "^https?://" })),${next}`,
    ),
  );
  draft.edit(`${gateway}/settingNames.ts`, (text) =>
    text.replace(
      /(\n {2}brands: "MARQUEE_BRANDS",)/,
      (next) => `\n  ${camel}Url: "MARQUEE_${domain.toUpperCase().replaceAll("-", "_")}_URL",${next}`,
    ),
  );
}

/** Tells those who receive webhooks of the domain's kind, before the test event. */
function addWebhookLine(draft: Draft, { webhookKind }: DomainWords, title: string): void {
  const line = `| \`${webhookKind}\` | an entry of ${title.toLowerCase()} has come to another state | \`id memberId state\` |\n`;
  draft.edit("docs/webhooks.md", (text) => text.replace(/^(?=\| `webhook\.test` \|)/m, () => line));
}

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
  /** The manifests of the back office. */
  readonly desks: readonly string[];
};

/**
 * Drafts a domain in all layers: two calls with schemas and states, the client's hooks, a gateway module with a table, a store, a job
 * and a test, an adapter with its setting, a feature with a panel, and a page of the back office. Outside of its own folders it changes the settings,
 * the page about webhooks and the locks of migrations and functions; lists are generated.
 */
export function draftDomain(draft: Draft, { name, moduleId, group, migrations, desks }: DomainPlan): void {
  const letters = new Set(
    desks.flatMap((path) =>
      [...draft.read(path).matchAll(/group: "work",[^}]*?letter: "(\w)"/g)].map(([, letter = ""]) => letter),
    ),
  );
  const words = toDomainWords(name, { moduleId, number: toNumber(migrations), letters });
  const { pascal, camel } = words;
  for (const [path, text] of [...toContractFiles(words), ...toGatewayFiles(words), ...toClosingFiles(words)])
    draft.add(path, text);
  const module = `${gateway}/modules/${name}`;
  draftTexts(draft, module, closingTexts, `${module}/messageTemplates.ts`, unchangedMark);
  draft.edit("apps/gateway/src/db/migrations.lock", (text) => `${text}${toLockLine(words)}`);
  draft.edit("apps/gateway/src/db/functions.lock", (text) => `${text}${toFunctionLine(words)}`);
  draft.add(`packages/testing/src/fixtures/${camel}Answers.ts`, toAnswers(words));
  addSetting(draft, words);
  draftFeature(draft, name, moduleId, false);
  draftPanel(draft, { feature: name, name, group, moduleId });
  const [folder, panel] = [
    `packages/features/${name}`,
    `packages/features/${name}/src/panels/${pascal}Panel/${pascal}Panel.tsx`,
  ];
  const title = /<Trans>(.*)<\/Trans>/.exec(draft.read(panel))?.[1] ?? pascal;
  draft.edit(panel, () => toPanel(words, title));
  draftStaffPage(draft, words, title);
  addWebhookLine(draft, words, title);
  declareNeeds(draft, folder, ["@marquee/api-client"]);
  draftTexts(draft, folder, [{ en: "Add", vi: "Thêm", th: "เพิ่ม", zh: "添加", id: "Tambah", fil: "Magdagdag" }], panel);
}
