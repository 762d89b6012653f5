import { addName } from "../addName.ts";
import { addPage } from "../addPage.ts";
import { declareNeeds } from "../declareNeeds.ts";
import { draftTexts } from "../draftTexts.ts";
import { toCamel, toPascal, toTitle } from "../names.ts";
import type { Draft } from "../openDraft.ts";

/** The choices for a new panel of the member centre. */
export type PanelPlan = {
  /** The feature's folder in `packages/features`. */
  readonly feature: string;
  /** As in folder names: `lucky-draws`. */
  readonly name: string;
  /** The heading in the member centre. */
  readonly group: string;
  readonly moduleId: string;
};

const toPanel = (name: string, title: string): string => `import { Trans } from "@lingui/react/macro";
import { Heading } from "@marquee/ui-kit";

/** ${title}. */
export function ${name}Panel() {
  return (
    <Heading level={3}>
      <Trans>${title}</Trans>
    </Heading>
  );
}
`;

const toStory = (
  id: string,
  title: string,
): string => `import { AppPage, type PageMeta, type PageStory } from "@marquee/testing";
import { expect, within } from "storybook/test";

const meta: PageMeta = { title: ${JSON.stringify(`Screens/${title}`)}, component: AppPage, args: { path: "/member/${id}", visitor: "member" }, globals: { tree: "full" }, parameters: { layout: "fullscreen" }, tags: ["!test"] };

export default meta;

export const Default: PageStory = {
  tags: ["test"],
  play: async ({ canvasElement }) => {
    // The centre is outside the story's element; its chunks may take a while on a busy machine.
    const centre = await within(canvasElement.ownerDocument.body).findByRole("dialog", {}, { timeout: 20_000 });
    await expect(await within(centre).findByRole("heading", { level: 3, name: ${JSON.stringify(title)} }, { timeout: 20_000 })).toBeVisible();
  },
};
`;

/** Adds a panel to a manifest, after its last panel if there is one. */
function addPanel(manifest: string, { group, moduleId }: PanelPlan, id: string, name: string, title: string): string {
  const panel = `    {
      id: ${JSON.stringify(id)},
      centre: "member",
      group: ${JSON.stringify(group)},
      order: 90,
      moduleId: ${JSON.stringify(moduleId)},
      label: msg\`${title}\`,
      icon: InfoIcon,
      load: () => import("./panels/${name}Panel/${name}Panel.tsx").then(({ ${name}Panel }) => ({ Panel: ${name}Panel })),
    },
`;
  const start = manifest.indexOf("\n  panels: [\n");
  const end = manifest.indexOf("\n  ],", start) + 1;
  const added =
    start === -1
      ? manifest.replace(/(\n {2}id: "[^"]+",\n)/, (line) => `${line}  panels: [\n${panel}  ],\n`)
      : end === 0
        ? manifest
        : manifest.slice(0, end) + panel + manifest.slice(end);
  if (added === manifest) return manifest;
  return addName(addName(added, { kind: "import", from: "@lingui/core/macro", name: "msg" }), {
    kind: "import",
    from: "@marquee/ui-kit",
    name: "InfoIcon",
  });
}

/** Drafts a panel's folder with its story, its entry in the manifest and its texts. @throws Refusal when the name is taken */
export function draftPanel(draft: Draft, plan: PanelPlan): void {
  const [name, id, title] = [toPascal(plan.name), toCamel(plan.name), toTitle(plan.name)];
  const folder = `packages/features/${plan.feature}`;
  const file = `${folder}/src/panels/${name}Panel/${name}Panel`;
  const manifest = `${folder}/src/${toCamel(plan.feature)}Feature.ts`;
  draft.add(`${file}.tsx`, toPanel(name, title));
  draft.add(`${file}.stories.tsx`, toStory(id, title));
  declareNeeds(draft, folder, ["@lingui/core", "@lingui/react", "@marquee/ui-kit"]);
  draft.edit(manifest, (text) => addPanel(text, plan, id, name, title));
  addPage(draft, plan, `/member/${id}`);
  const words = {
    en: title,
    vi: `Mục ${title}`,
    th: `หัวข้อ ${title}`,
    zh: `${title} 专区`,
    id: `Bagian ${title}`,
    fil: `Seksyon ng ${title}`,
  };
  draftTexts(draft, folder, [words], `${file}.tsx`);
  draftTexts(draft, folder, [words], manifest);
}
