export { inboxFeature } from "./inboxFeature.ts";
