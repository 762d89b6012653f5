import type { GeneratedFile } from "./GeneratedFile.ts";
import { listParts } from "./listParts.ts";
import { toList } from "./toList.ts";

const top = "packages/i18n/src/serverTexts";
const path = `${top}/errorTexts.ts`;

/** What is made of the folder of error texts: all of them, so that the compiler names a code without one. */
export const textFiles: readonly GeneratedFile[] = [
  {
    path,
    toText: (tree) =>
      toList(path, listParts(tree, `${top}/errors/*.ts`), {
        imports: [
          'import type { MessageDescriptor } from "@lingui/core";',
          'import type { ClientErrorCode, ErrorCode } from "@marquee/contract";',
        ],
        toBody: (
          names,
        ) => `/** The text of every error code (spec §8, contract 3.2.4); ids are \`error.<code>\`, so a brand can override one. */
export const errorTexts: Record<ErrorCode | ClientErrorCode, MessageDescriptor> = { ${names.map((name) => `...${name}`).join(", ")} };`,
      }),
  },
];
