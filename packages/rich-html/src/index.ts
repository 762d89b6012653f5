export { richAddress, richAttributes, richElements, richSchemes } from "./richHtml.ts";
