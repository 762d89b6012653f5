export { createReferenceGateway, type RawAnswer, type RawCall, type ReferenceGateway, type ReferenceSettings } from "./reference/createReferenceGateway.ts";
export { type ServedGateway, serveGateway } from "./reference/serveGateway.ts";
