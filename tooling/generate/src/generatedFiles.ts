import { backOfficeFiles } from "./backOffice.ts";
import { listClientFiles } from "./clients.ts";
import { contractFiles } from "./contract.ts";
import { gatewayFiles } from "./gateway.ts";
import type { GeneratedFile } from "./GeneratedFile.ts";
import type { Tree } from "./openTree.ts";

/** Every generated file of a tree, those first that others read. */
export const listGeneratedFiles = (tree: Tree): readonly GeneratedFile[] => [
  ...contractFiles,
  ...gatewayFiles,
  ...backOfficeFiles,
  ...listClientFiles(tree),
];

/** Where nothing but generated files stands: one whose source has gone is left over. */
export const generatedFolders = ["packages/api-client/src/endpoints", "apps/back-office/src/api/endpoints"];
