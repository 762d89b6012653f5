// One chunk of three: once it is there, an error can be told even when the connection is gone.
export { followRefusal } from "../startup/followRefusal.ts";
export { DeferredOverlays } from "./DeferredOverlays.tsx";
export { showErrorNotice } from "./showErrorNotice.ts";
