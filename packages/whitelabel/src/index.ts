export { type CompiledModule, type GateInput, type Gates, toCarefulTree, toGates } from "./gates.ts";
export type { BrandSettings } from "./settings.ts";
export { bannersId, heroMark, noticeId, statusId, statusMark } from "./pageMarks.ts";
