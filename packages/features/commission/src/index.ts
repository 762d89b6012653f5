export { commissionFeature } from "./commissionFeature.ts";
