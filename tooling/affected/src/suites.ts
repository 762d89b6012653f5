export { findReached } from "./findReached.ts";
