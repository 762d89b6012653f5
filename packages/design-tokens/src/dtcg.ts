export { followAlias, stepAlias, toAlias, type RawTokens } from "./dtcg/followAlias.ts";
export { isRecord } from "./dtcg/isRecord.ts";
export { readDocument, type RawToken } from "./dtcg/readDocument.ts";
export { resolveDocuments, type ResolvedDocuments } from "./dtcg/resolveDocuments.ts";
export { toCss } from "./dtcg/toCss.ts";
export { toType } from "./dtcg/toType.ts";
export { toWritten } from "./dtcg/toWritten.ts";
