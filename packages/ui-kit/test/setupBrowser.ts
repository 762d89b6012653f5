import { themeToCss } from "@marquee/design-tokens";
import { archetypes } from "@marquee/design-tokens/archetypes";
import { beforeEach } from "vitest";

// Components are drawn with a brand's values: without them nothing has its size.
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeToCss(archetypes.midnight));
document.adoptedStyleSheets.push(sheet);
document.documentElement.lang = "en";

// Nobody looks at a run, and drawing takes a fifth of it.
const frame = frameElement;
if (frame && "style" in frame) Object.assign(Object(frame.style), { opacity: "0" });

// A page that is scrolled stays so until a frame finds it too short: on a fast machine the next test has drawn by then.
beforeEach(() => window.scrollTo(0, 0));
