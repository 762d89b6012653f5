// In one chunk: once it is loaded, errors can be shown even offline.
export { Fault } from "../routing/Fault.tsx";
export { followRefusal } from "../startup/followRefusal.ts";
export { DeferredOverlays } from "./DeferredOverlays.tsx";
export { showErrorNotice } from "./showErrorNotice.ts";
