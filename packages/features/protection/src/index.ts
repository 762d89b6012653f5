export { protectionFeature } from "./protectionFeature.ts";
