export { chooseBrand } from "./chooseBrand.ts";
export { rotateBrands } from "./rotateBrands.ts";
export { sweepVariable } from "./sweepVariable.ts";
