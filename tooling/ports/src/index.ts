export { findFreePort, findPort } from "./findPort.ts";
