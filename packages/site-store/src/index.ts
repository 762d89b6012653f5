export { type Files, listEncodings, putFile, putFiles, toBlobKey } from "./blobs.ts";
export { collectGarbage, type Garbage, graceTime } from "./collectGarbage.ts";
export { type Engine, type Layer, readEngine, readLayer, type Release, writeEngine, writeLayer } from "./documents.ts";
export { openFolderStore } from "./openFolderStore.ts";
export {
  createRelease,
  type Flip,
  flip,
  FlipConflict,
  getLastFlip,
  isEnd,
  isSameRelease,
  keptReleases,
  listFlips,
  listLast,
  listLive,
  listReleases,
  readFlips,
  readRelease,
  retiredDays,
  toPredecessor,
  toReturnEnd,
} from "./releases.ts";
export { renameReleases } from "./renameReleases.ts";
export { callRoots, homePaths, isCall, type PageName, toPageName } from "./toPageName.ts";
export { type Origins, picturePolicy, toSecurityPolicy } from "./toSecurityPolicy.ts";
export type { Store } from "./Store.ts";
