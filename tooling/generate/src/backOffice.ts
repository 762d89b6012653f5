import type { GeneratedFile } from "./GeneratedFile.ts";
import { toList } from "./toList.ts";

const top = "apps/back-office/src";
const path = `${top}/deskModules.ts`;

/** What is made of the back office's folders: its modules. */
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
];
