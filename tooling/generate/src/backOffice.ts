import type { GeneratedFile } from "./GeneratedFile.ts";
import { listParts } from "./listParts.ts";
import { toList } from "./toList.ts";

const top = "apps/back-office/src";
const path = `${top}/deskModules.ts`;
const kindTexts = `${top}/webhookKindTexts.ts`;

/** What is made of the back office's folders: its modules, and what the kinds of webhooks are called, so that the compiler names one without a text. */
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
  {
    path: kindTexts,
    toText: (tree) =>
      toList(kindTexts, listParts(tree, `${top}/*/webhookKindTexts.ts`), {
        imports: [
          'import type { MessageDescriptor } from "@lingui/core";',
          'import type { WebhookKind } from "@marquee/contract/staff";',
        ],
        toBody: (names) =>
          `/** What each kind of webhook means. */\nexport const webhookKindTexts: Readonly<Record<WebhookKind, MessageDescriptor>> = { ${names.map((name) => `...${name}`).join(", ")} };`,
      }),
  },
];
