// One chunk of two: once it is there, an error can be told even when the connection is gone.
export { LaterParts } from "./LaterParts.tsx";
export { showErrorNotice } from "./showErrorNotice.ts";
