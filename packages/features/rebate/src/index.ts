export { rebateFeature } from "./rebateFeature.ts";
