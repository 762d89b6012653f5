import { basename } from "node:path";
import type { GeneratedFile } from "./GeneratedFile.ts";
import { toList } from "./toList.ts";

const top = "packages/whitelabel/src";
const path = `${top}/features.ts`;

/** What is made of whitelabel's folder of features: their list. */
export const whitelabelFiles: readonly GeneratedFile[] = [
  {
    path,
    toText: (tree) =>
      toList(
        path,
        tree.list(`${top}/features/*.ts`).map((from) => ({ path: from, name: basename(from, ".ts") })),
        {
          imports: ['import type { Feature } from "./CatalogueEntry.ts";'],
          toBody: (names) =>
            `/** Every feature package: the files of \`features\`. */\nexport const features: readonly Feature[] = [${names.join(", ")}];`,
        },
      ),
  },
];
