export { isSigned, signatureHeaders, toSignature } from "./signature.ts";
export { methods, type Method } from "./orders/methods.ts";
export type { OrderView } from "./callbacks/toCallbacks.ts";
