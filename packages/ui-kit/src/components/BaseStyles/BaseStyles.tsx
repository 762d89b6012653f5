import { token } from "@marquee/design-tokens";
import { createGlobalStyle } from "styled-components";

/** The page's ground rules: box model, type, colours, the focus ring. Render it once, at the root. */
export const BaseStyles = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    min-block-size: 100dvb;
    background: ${token("color.bg")};
    color: ${token("color.text")};
    font-family: ${token("font.body")};
    font-size: ${token("text.body")};
    line-height: ${token("leading.body")};
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  :focus-visible { outline: 2px solid ${token("color.focus")}; outline-offset: 2px; }
  [tabindex="-1"]:focus { outline: none; }
  ::selection { background: ${token("color.primary")}; color: ${token("color.onPrimary")}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
  }
`;
