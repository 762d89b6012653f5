export { inboxFeature } from "./inboxFeature.ts";
export { inboxFirst } from "./inboxFirst.ts";
