export { supportFeature } from "./supportFeature.ts";
export { supportFirst } from "./supportFirst.ts";
