export { shellFeature } from "./shellFeature.ts";
export { shellFirst } from "./shellFirst.ts";
