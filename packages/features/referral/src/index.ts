export { referralFeature } from "./referralFeature.ts";
