export { supportFeature } from "./supportFeature.ts";
