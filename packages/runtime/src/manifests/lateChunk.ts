// What the runtime itself needs for whole manifests: it comes with them.
export { formatDateTime, formatMoney } from "@marquee/i18n";
export { toLateParts } from "../brand/toLateParts.ts";
export { toLateStrings } from "../brand/toLateStrings.ts";
