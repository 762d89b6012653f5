export { missionsFeature } from "./missionsFeature.ts";
