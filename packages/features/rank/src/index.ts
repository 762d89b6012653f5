export { rankFeature } from "./rankFeature.ts";
