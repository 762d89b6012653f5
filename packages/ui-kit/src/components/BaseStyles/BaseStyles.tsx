import { createGlobalStyle } from "styled-components";
import { groundCss } from "../../styles/groundCss.ts";

/** The page's ground rules where its HTML does not carry them: in stories and tests. Render it once, at the root. */
export const BaseStyles = createGlobalStyle`${groundCss}`;
