import { backOfficeFiles } from "./backOffice.ts";
import { listClientFiles } from "./clients.ts";
import { contractFiles } from "./contract.ts";
import { gatewayFiles } from "./gateway.ts";
import type { GeneratedFile } from "./GeneratedFile.ts";
import { textFiles } from "./texts.ts";
import { testingFiles } from "./testing.ts";
import type { Tree } from "./openTree.ts";
import { whitelabelFiles } from "./whitelabel.ts";

/** Every generated file of a tree, those first that others read. */
export const listGeneratedFiles = (tree: Tree): readonly GeneratedFile[] => [
  ...contractFiles,
  ...gatewayFiles,
  ...backOfficeFiles,
  ...whitelabelFiles,
  ...testingFiles,
  ...textFiles,
  ...listClientFiles(tree),
];

/** Where nothing but generated files stands: one whose source has gone is left over. */
export const generatedFolders = ["packages/api-client/src/endpoints", "apps/back-office/src/api/endpoints"];
