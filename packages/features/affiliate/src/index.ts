export { affiliateFeature } from "./affiliateFeature.ts";
