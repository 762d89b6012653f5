export { categoryHues, isArtworkCategory, type ArtworkCategory } from "./artworkCategories.ts";
export { avatar } from "./avatar.ts";
export { banner } from "./banner.ts";
export { brandLogo, type BrandLogo, type BrandLogoColors } from "./brandLogo.ts";
export { emptyState, type EmptyStateKind } from "./emptyState.ts";
export { gameThumbnail, type GameThumbnailFormat, type GameThumbnailOptions } from "./gameThumbnail.ts";
export { listEmblemPictures } from "./listEmblemPictures.ts";
export { promotion } from "./promotion.ts";
export { vendorMark } from "./vendorMark.ts";
