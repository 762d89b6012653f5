export { authFeature } from "./authFeature.ts";
export { authFirst } from "./authFirst.ts";
