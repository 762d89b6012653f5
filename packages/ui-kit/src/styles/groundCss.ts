import { token } from "@marquee/design-tokens";

/** The page's ground rules: box model, type, colours, the focus ring. A site carries them in its HTML, before any script. */
export const groundCss = [
  "*,*::before,*::after{box-sizing:border-box}",
  "html{scrollbar-gutter:stable;-webkit-text-size-adjust:100%}",
  `body{margin:0;min-block-size:100dvb;background:${token("color.bg")};color:${token("color.text")};font-family:${token("font.body")};font-size:${token("text.body")};line-height:${token("leading.body")};overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}`,
  "h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}",
  "ul,ol{list-style:none}",
  "button,input,select,textarea{font:inherit;color:inherit}",
  "img,svg{display:block;max-inline-size:100%}",
  `:focus-visible{outline:${token("focus.width")} solid ${token("color.focus")};outline-offset:${token("focus.offset")}}`,
  '[tabindex="-1"]:focus{outline:none}',
  // Of the root and inherited from there: asked of each element, it would be a second style for each when the theme changes.
  `:root::selection{background:${token("color.primary")};color:${token("color.onPrimary")}}`,
  "@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}",
  "@media (prefers-reduced-transparency:reduce){*{backdrop-filter:none!important}}",
].join("");
