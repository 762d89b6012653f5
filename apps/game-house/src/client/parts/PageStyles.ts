import { token } from "@marquee/design-tokens";
import { createGlobalStyle } from "styled-components";

/** The page itself: a dark room in the theme's colours, with text that grows on very large screens. */
export const PageStyles = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: clamp(16px, 0.45vw + 0.45vh + 6px, 34px); height: 100%; }
  body {
    margin: 0; height: 100%; overflow: hidden; background: ${token("color.bg")}; color: ${token("color.text")};
    font-family: ${token("font.body")}; line-height: ${token("leading.body")}; -webkit-tap-highlight-color: transparent;
  }
  #root { height: 100%; }
  button { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid ${token("color.focus")}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
`;
