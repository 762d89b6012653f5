export { contentFeature } from "./contentFeature.ts";
export { contentFirst } from "./contentFirst.ts";
