export { winnersFeature } from "./winnersFeature.ts";
