export { type AffectedEngine, type Affected } from "./toAffected.ts";
export { findAffected, listBrandFolders } from "./findAffected.ts";
export { listSheets, type Shot, type Story, toShots } from "./shots.ts";
export { listStories } from "./listStories.ts";
