export { agentFeature } from "./agentFeature.ts";
export { agentFirst } from "./agentFirst.ts";
