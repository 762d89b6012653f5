import { themeToCss } from "@marquee/design-tokens";
import { archetypes } from "@marquee/design-tokens/archetypes";

// Components are drawn with a brand's values: without them nothing has its size.
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeToCss(archetypes.midnight));
document.adoptedStyleSheets.push(sheet);
document.documentElement.lang = "en";

// Nobody looks at a run, and drawing takes a fifth of it.
const frame = frameElement;
if (frame && "style" in frame) Object.assign(Object(frame.style), { opacity: "0" });
