export { breakpoints, from, smallScreen } from "./breakpoints.ts";
export type { Clause } from "./dtcg/Clause.ts";
export type { DtcgType as TokenType } from "./dtcg/DtcgType.ts";
export { listScale, scales, type Scale, type ScaleStep } from "./listScale.ts";
export { mergeTokens, type TokenFile } from "./mergeTokens.ts";
export {
  contrastPairs,
  listContrastFailures,
  measurePairs,
  type ContrastPair,
  type MeasuredPair,
} from "./names/contrastPairs.ts";
export { derivedTokens, type DerivedTokenName } from "./names/derivedTokens.ts";
export {
  tokenLayers,
  tokenNames,
  tokenTypes,
  toTokenLayer,
  toTokenType,
  type TokenLayer,
  type TokenName,
} from "./names/tokenTypes.ts";
export { resolveLayers, resolveTokens, type BrandTokens, type ResolvedTheme, type Themes } from "./resolveTokens.ts";
export { themeToCss } from "./themeToCss.ts";
export { toContrast } from "./toContrast.ts";
export { fluidMax } from "./toFluidSize.ts";
export { toCssName } from "./toCssName.ts";
export { token } from "./token.ts";
export { TokenError, type TokenProblem } from "./TokenError.ts";
export { toHint } from "./toHint.ts";
export { toProblemText } from "./toProblemText.ts";
export { toRatioText } from "./toRatioText.ts";
