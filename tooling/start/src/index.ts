export { findFreePort } from "./freePort.ts";
export { readSettings, type StartSettings } from "./settings.ts";
export { type Platform, startSite } from "./startSite.ts";
