export { promotionsFeature } from "./promotionsFeature.ts";
export { promotionsFirst } from "./promotionsFirst.ts";
