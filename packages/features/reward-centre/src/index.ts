export { rewardCentreFeature } from "./rewardCentreFeature.ts";
