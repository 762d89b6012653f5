export { findReached } from "./findReached.ts";
export { listChangesSince } from "./listChanges.ts";
