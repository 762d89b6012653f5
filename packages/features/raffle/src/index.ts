export { raffleFeature } from "./raffleFeature.ts";
