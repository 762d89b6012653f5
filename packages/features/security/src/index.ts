export { securityFeature } from "./securityFeature.ts";
