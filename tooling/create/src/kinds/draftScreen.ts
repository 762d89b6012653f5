import { catalogue } from "@marquee/whitelabel/catalogue";
import { addPage } from "../addPage.ts";
import type { Words } from "../addText.ts";
import { declareNeeds } from "../declareNeeds.ts";
import { draftTexts } from "../draftTexts.ts";
import { toCamel, toPascal, toTitle } from "../names.ts";
import type { Draft } from "../openDraft.ts";
import { Refusal } from "../Refusal.ts";

/** The choices for a new screen. */
export type ScreenPlan = {
  /** The feature's folder in `packages/features`. */
  readonly feature: string;
  /** As in folder names: `lucky-wheel`. */
  readonly name: string;
  readonly path: string;
  readonly moduleId: string;
  /** The call whose answer it shows, by its row's name. */
  readonly call?: string;
};

const welcome = (title: string): Words => ({
  en: `Welcome to ${title}`,
  vi: `Chào mừng đến với ${title}`,
  th: `ยินดีต้อนรับสู่ ${title}`,
  zh: `欢迎来到 ${title}`,
  id: `Selamat datang di ${title}`,
  fil: `Maligayang pagdating sa ${title}`,
});
const soon = (title: string): Words => ({
  en: `${title} opens here soon.`,
  vi: `${title} sẽ sớm mở tại đây.`,
  th: `${title} จะเปิดที่นี่เร็ว ๆ นี้`,
  zh: `${title} 即将在此开放。`,
  id: `${title} segera dibuka di sini.`,
  fil: `Malapit nang magbukas dito ang ${title}.`,
});
const failed = (title: string): Words => ({
  en: `${title} did not load`,
  vi: `Không tải được ${title}`,
  th: `โหลด ${title} ไม่สำเร็จ`,
  zh: `${title} 未能加载`,
  id: `${title} tidak dapat dimuat`,
  fil: `Hindi ma-load ang ${title}`,
});

const toPlainScreen = (name: string, title: string): string => `import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";

/** ${title}. */
export function ${name}Screen() {
  return (
    <>
      <Heading level={1}>
        <Trans>${welcome(title).en}</Trans>
      </Heading>
      <Text>
        <Trans>${soon(title).en}</Trans>
      </Text>
    </>
  );
}
`;

const toCallScreen = (
  name: string,
  title: string,
  call: string,
): string => `import { Trans, useLingui } from "@lingui/react/macro";
import { use${toPascal(call)}Query } from "@marquee/api-client";
import { selectIsMember, useAppSelector } from "@marquee/runtime";
import { ErrorState, Heading, Skeleton, Text } from "@marquee/ui-kit";

/** ${title}, with the gateway's answer for a member. */
export function ${name}Screen() {
  const { t } = useLingui();
  const isMember = useAppSelector(selectIsMember);
  const { data, isLoading, isError, refetch } = use${toPascal(call)}Query({}, { skip: !isMember });
  return (
    <>
      <Heading level={1}>
        <Trans>${welcome(title).en}</Trans>
      </Heading>
      {isLoading && <Skeleton shape="row" />}
      {isError && <ErrorState title={t\`${failed(title).en}\`} onRetry={() => void refetch()} />}
      {data && <Text>{data.account}</Text>}
      <Text tone="muted">
        <Trans>${soon(title).en}</Trans>
      </Text>
    </>
  );
}
`;

const toStory = ({ path, moduleId, call }: ScreenPlan, title: string): string => {
  const more =
    call === undefined
      ? ""
      : `
export const Loading: PageStory = { args: { situation: "loading" } };

export const Refusal: PageStory = { args: { situation: "error" } };

export const Offline: PageStory = { args: { situation: "offline" } };
`;
  // Only modules of tier "run" can be switched off while a site runs.
  const off =
    catalogue.find(({ id }) => id === moduleId)?.tier !== "run"
      ? ""
      : `
/** Without ${moduleId} the page does not exist. */
export const Off: PageStory = {
  globals: { tree: "bare" },
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1 }, timeout)).toBeVisible();
    await expect(page.queryByRole("heading", { name: ${JSON.stringify(welcome(title).en)} })).toBeNull();
  },
};
`;
  return `import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = { title: ${JSON.stringify(`Screens/${title}`)}, component: AppPage, args: { path: ${JSON.stringify(path)}, visitor: "member" }, globals: { tree: "full" }, parameters: { layout: "fullscreen" }, tags: ["!test"] };

export default meta;

/** Time for a page's chunk and the gateway's answers on a busy machine. */
const timeout = { timeout: 20_000 };

/** Shown to a member, because with all modules on guests are asked to log in first. */
export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: ${JSON.stringify(welcome(title).en)} }, timeout)).toBeVisible();${
      call === undefined
        ? ""
        : `
    await expect(await page.findByText("koi_player", { selector: "p" }, timeout)).toBeVisible();`
    }
  },
};
${more}${off}`;
};

const toLoad = (name: string): string =>
  `() => import("./screens/${name}Screen/${name}Screen.tsx").then(({ ${name}Screen }) => ({ Screen: ${name}Screen }))`;

/** Adds a route to a manifest, after its last route if there is one. `more` is what it says beside its place. */
function addRoute(manifest: string, { path, moduleId }: ScreenPlan, more: string): string {
  const route = `    {
      paths: [${JSON.stringify(path)}],
      moduleId: ${JSON.stringify(moduleId)},
      areas: ["header", "menu", "footer"],
${more}    },
`;
  const start = manifest.indexOf("\n  routes: [\n");
  if (start === -1) return manifest.replace(/(\n {2}id: "[^"]+",\n)/, (id) => `${id}  routes: [\n${route}  ],\n`);
  const end = manifest.indexOf("\n  ],", start) + 1;
  return end === 0 ? manifest : manifest.slice(0, end) + route + manifest.slice(end);
}

/** Adds a screen's chunk to a manifest whose routes load first. */
function addChunk(manifest: string, { path }: ScreenPlan, name: string): string {
  const line = `    ${JSON.stringify(path)}: { load: ${toLoad(name)} },\n`;
  if (!manifest.includes("\n  screens: {\n"))
    return manifest.replace(/(\n {2}id: "[^"]+",\n)/, (id) => `${id}  screens: {\n${line}  },\n`);
  return manifest.replace("\n  screens: {\n", (start) => start + line);
}

/** Gives a feature of which nothing loads first a place for what does: routes are known from the start. */
function draftFirst(draft: Draft, feature: string, folder: string): void {
  const camel = toCamel(feature);
  const entry = `packages/whitelabel/src/features/${camel}.ts`;
  if (!draft.has(entry) || !draft.read(entry).includes("  first: null,")) return;
  draft.add(
    `${folder}/src/${camel}First.ts`,
    `import type { FirstManifest } from "@marquee/runtime";

/** What a visitor's first page needs of it. */
export const ${camel}First: FirstManifest = {
  id: "${feature}",
};
`,
  );
  draft.edit(`${folder}/src/index.ts`, (text) => `${text}export { ${camel}First } from "./${camel}First.ts";\n`);
  draft.edit(`${folder}/src/${camel}Feature.ts`, (text) =>
    text
      .replace(/\n {2}id: "[^"]+",\n/, (line) => `\n  ...${camel}First,${line}`)
      .replace(/\n\n(?=\/\*\* )/, `\nimport { ${camel}First } from "./${camel}First.ts";\n\n`),
  );
  draft.edit(entry, (text) => text.replace("  first: null,", `  first: "${camel}First",`));
}

/** The libraries that every screen imports. */
const needs = ["@lingui/react", "@marquee/runtime", "@marquee/ui-kit", "react"] as const;

/** Drafts a screen's folder with its stories, its route and its texts. @throws Refusal when the name or the address is taken */
export function draftScreen(draft: Draft, plan: ScreenPlan): void {
  const { feature, name: word, path, call } = plan;
  const [name, title] = [toPascal(word), toTitle(word)];
  const folder = `packages/features/${feature}`;
  if (!/^\/[a-z0-9/-]+$/.test(path)) throw new Refusal(`--path ${path}: an address such as "/${word}"`);
  const file = `${folder}/src/screens/${name}Screen/${name}Screen`;
  draft.add(`${file}.tsx`, call === undefined ? toPlainScreen(name, title) : toCallScreen(name, title, call));
  draft.add(`${file}.stories.tsx`, toStory(plan, title));
  declareNeeds(draft, folder, call === undefined ? needs : [...needs, "@marquee/api-client"]);
  const manifest = `${folder}/src/${toCamel(feature)}Feature.ts`;
  const first = `${folder}/src/${toCamel(feature)}First.ts`;
  draftFirst(draft, feature, folder);
  if (!draft.has(first)) draft.edit(manifest, (text) => addRoute(text, plan, `      load: ${toLoad(name)},\n`));
  else {
    draft.edit(first, (text) => addRoute(text, plan, ""));
    draft.edit(manifest, (text) => addChunk(text, plan, name));
  }
  addPage(draft, plan, path);
  const texts = [welcome(title), soon(title), ...(call === undefined ? [] : [failed(title)])];
  draftTexts(draft, folder, texts, `${file}.tsx`);
}
