export { exportTokens } from "./exportTokens.ts";
export { importTokens } from "./importTokens.ts";
export { openBrand } from "./openBrand.ts";
export { parseTokenPatches } from "./parseTokenPatches.ts";
export type { Mode, TokenPatch } from "./planEdits.ts";
export { TokenConflict } from "./TokenConflict.ts";
export { toReport } from "./toReport.ts";
export {
  writeTokenPatch,
  type PairChange,
  type PatchOptions,
  type TokenChange,
  type TokenDiff,
} from "./writeTokenPatch.ts";
