export {
  createReferenceGateway,
  type RawAnswer,
  type RawCall,
  type ReferenceGateway,
  type ReferenceSettings,
} from "./reference/createReferenceGateway.ts";
export { type ServedGateway, serveGateway } from "./reference/serveGateway.ts";
export { type Orders, type Report, type Result, runConformance, type RunOptions } from "./runConformance.ts";
export type { Launch, OperatorAction, Target } from "./Target.ts";
