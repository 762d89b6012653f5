export { generate } from "./generate.ts";
export { generatedFiles } from "./generatedFiles.ts";
