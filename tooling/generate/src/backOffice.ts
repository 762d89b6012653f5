import type { GeneratedFile } from "./GeneratedFile.ts";
import { listParts } from "./listParts.ts";
import { toList } from "./toList.ts";

const top = "apps/back-office/src";
const path = `${top}/deskModules.ts`;

/** Texts of the domains' folders that are joined by what they name, so that the compiler names one without a text. */
const textLists = [
  {
    name: "webhookKindTexts",
    comment: "What each kind of webhook means.",
    key: "WebhookKind",
    from: "@marquee/contract/staff",
    text: "MessageDescriptor",
  },
  {
    name: "auditActionTexts",
    comment: "What the acts of the audit log are called.",
    key: "ListedAuditAction",
    from: "@marquee/contract/staff",
    text: "MessageDescriptor",
  },
  {
    name: "templateTexts",
    comment: "What the templates of messages are called.",
    key: "TemplateName",
    from: "@marquee/contract/staff",
    text: "MessageDescriptor",
  },
  {
    name: "jobTexts",
    comment: "What the jobs are called, and what they do.",
    key: "JobName",
    from: "@marquee/contract/staff",
    text: "NameText",
  },
  {
    name: "moduleTexts",
    comment: "What the modules of the site are called, and what they do.",
    key: "ModId",
    from: "@marquee/contract",
    text: "NameText",
  },
] as const;

const toTextFile = ({ name, comment, key, from, text }: (typeof textLists)[number]): GeneratedFile => ({
  path: `${top}/${name}.ts`,
  toText: (tree) =>
    toList(`${top}/${name}.ts`, listParts(tree, `${top}/*/${name}.ts`), {
      imports: [
        text === "NameText"
          ? 'import type { NameText } from "./texts/NameText.ts";'
          : 'import type { MessageDescriptor } from "@lingui/core";',
        `import type { ${key} } from "${from}";`,
      ],
      toBody: (names) =>
        `/** ${comment} */\nexport const ${name}: Readonly<Record<${key}, ${text}>> = { ${names.map((each) => `...${each}`).join(", ")} };`,
    }),
});

/** What is made of the back office's folders: its modules, and the texts that are joined by what they name. */
export const backOfficeFiles: readonly GeneratedFile[] = [
  {
    path,
    toText: (tree) =>
      toList(
        path,
        tree.list(`${top}/*/*Desk.ts`).flatMap((from) => {
          const [, name] = /^export const (\w+): DeskModule = /m.exec(tree.read(from)) ?? [];
          if (name === undefined) throw new Error(`${from} exports no DeskModule`);
          return { path: from, name };
        }),
        {
          imports: ['import type { DeskModule } from "./frame/DeskModule.ts";'],
          toBody: (names) =>
            `/** Every module of the back office: each folder's manifest. */\nexport const deskModules: readonly DeskModule[] = [${names.join(", ")}];`,
        },
      ),
  },
  ...textLists.map(toTextFile),
];
