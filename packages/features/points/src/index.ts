export { pointsFeature } from "./pointsFeature.ts";
export { pointsFirst } from "./pointsFirst.ts";
