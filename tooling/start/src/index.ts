export { askOperator, NoOperatorError, type OperatorAnswer } from "./askOperator.ts";
export { readDemo } from "./readDemo.ts";
export { followLauncher } from "./followLauncher.ts";
export { type Platform, startSite } from "./startSite.ts";
export { untilStopped } from "./untilStopped.ts";
