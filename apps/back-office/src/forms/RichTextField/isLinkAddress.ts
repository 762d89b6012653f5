import { richSchemes } from "@marquee/rich-html";

const outside = new RegExp(String.raw`^(?:https?://[^/\\?#]|(?:${richSchemes.slice(2).join("|")}):.)`, "i");

/** Whether a link of a text may lead there: `http`, `https`, `mailto`, `tel`, or a path of the site itself. */
export const isLinkAddress = (text: string): boolean =>
  !/\s/.test(text) && (/^\/(?![/\\])/.test(text) || (outside.test(text) && URL.canParse(text)));
