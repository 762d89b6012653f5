export { richAttributes, richElements, richSchemes } from "./richHtml.ts";
