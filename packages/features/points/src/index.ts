export { pointsFeature } from "./pointsFeature.ts";
