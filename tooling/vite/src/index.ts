export { buildEngine } from "./buildEngine.ts";
export { compose, listHashes, listPreloads, type Page } from "./compose.ts";
export { type Engine, readEngine } from "./Engine.ts";
export { engineConfig, sourcePlugins } from "./engineConfig.ts";
export { findBrandNames, listBrandMarks } from "./findBrandNames.ts";
export { type Layer, makeLayer, readBrand } from "./makeLayer.ts";
export { publishSite } from "./publishSite.ts";
export { root } from "./root.ts";
export { listFiles, toDigest, toFolderDigest } from "./toDigest.ts";
