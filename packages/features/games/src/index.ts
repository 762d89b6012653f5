export { gamesFeature } from "./gamesFeature.ts";
export { gamesFirst } from "./gamesFirst.ts";
