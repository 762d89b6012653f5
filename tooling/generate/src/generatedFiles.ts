import { contractFiles } from "./contract.ts";
import { gatewayFiles } from "./gateway.ts";
import type { GeneratedFile } from "./GeneratedFile.ts";

/** Every generated file, those first that others read. */
export const generatedFiles: readonly GeneratedFile[] = [...contractFiles, ...gatewayFiles];
