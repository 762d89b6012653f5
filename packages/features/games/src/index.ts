export { gamesFeature } from "./gamesFeature.ts";
