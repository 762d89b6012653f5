export { accounts } from "./accounts.ts";
export { openThirdParties, type ThirdParties } from "./openThirdParties.ts";
