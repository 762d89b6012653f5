export { chatFeature } from "./chatFeature.ts";
export { chatFirst } from "./chatFirst.ts";
