export { fontFaces, listFonts, type FontFace } from "./fontFaces.ts";
export { toFontStyles, type FontStyles } from "./fontStyles.ts";
export {
  isOfferedFont,
  offeredFonts,
  type FontSubset,
  type OfferedFont,
  type OfferedFontName,
} from "./offeredFonts.ts";
