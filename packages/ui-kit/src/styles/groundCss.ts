import { token } from "@marquee/design-tokens";

/**
 * Header and rail of categories stay above a scrolled page, a phone's tabs below: what the Tab key reaches comes to rest between
 * them, with its ring, not behind them (WCAG 2.4.11; `useFocusInSight` brings it there). A form of the menu that covers more
 * says so in `--bars` or `--below`. Of the focused control and not `scroll-padding` of the root: controls in the bars themselves have
 * nothing to come away from, and would carry the page with them.
 */
const clearFocus = [
  `html{--above:calc(var(--bars,${token("layout.header")}) + ${token("chip.height")} + ${token("space.32")});--below:calc(${token("layout.tabBar")} + ${token("space.16")} + env(safe-area-inset-bottom))}`,
  "[data-layout=column] :focus{scroll-margin-block:var(--above) var(--below)}",
  "[data-layout=categories] :focus{scroll-margin-block-start:0}",
  // A row that snaps would pull back what has just been brought into sight at its end.
  "ul:focus-within,[role=group]:focus-within{scroll-snap-type:none!important}",
];

/**
 * A phone on its side, or above its keyboard, has little height: the bars that stay become lower, and where next to nothing is left
 * they scroll with the page.
 */
const lowWindow = [
  "@media (max-height:480px){html:root{--mq-layout-header:48px;--mq-layout-tab-bar:44px}}",
  "@media (max-height:320px){html [data-layout=header],html [data-layout=categories]{position:static}}",
];

/** The page's ground rules: box model, type, colours, the focus ring. A site carries them in its HTML, before any script. */
export const groundCss = [
  "*,*::before,*::after{box-sizing:border-box}",
  "html{scrollbar-gutter:stable;-webkit-text-size-adjust:100%}",
  ...clearFocus,
  ...lowWindow,
  `body{margin:0;min-block-size:100dvb;background:${token("color.bg")};color:${token("color.text")};font-family:${token("font.body")};font-size:${token("text.body")};line-height:${token("leading.body")};overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}`,
  "h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}",
  "ul,ol{list-style:none}",
  "button,input,select,textarea{font:inherit;color:inherit}",
  "img,svg{display:block;max-inline-size:100%}",
  `:focus-visible{outline:${token("focus.width")} solid ${token("color.focus")};outline-offset:${token("focus.offset")}}`,
  // A heading or a part that a script gives the focus; a tab that an arrow has reached keeps its ring before it is selected too.
  '[tabindex="-1"]:where(:not(a,button,input)):focus{outline:none}',
  // Of the root and inherited from there: asked of each element, it would be a second style for each when the theme changes.
  `:root::selection{background:${token("color.primary")};color:${token("color.onPrimary")}}`,
  "@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}",
  "@media (prefers-reduced-transparency:reduce){*{backdrop-filter:none!important}}",
].join("");
