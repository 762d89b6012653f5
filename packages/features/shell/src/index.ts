export { shellFeature } from "./shellFeature.ts";
