import { addons } from "storybook/preview-api";
import { framed, worn, type Worn } from "./signals.ts";

const styles = new Map<string, string>();
const element = document.createElement("style");

/** Puts a brand's edits after all other styles; they contain only custom properties, so no component renders again. */
function wear(brand: unknown): void {
  const css = styles.get(String(brand)) ?? "";
  if (element.textContent !== css) element.textContent = css;
  if (!element.isConnected) document.head.append(element);
}

const channel = addons.getChannel();
channel.on(worn, ({ brand, css }: Worn) => {
  styles.set(brand, css);
  wear(document.documentElement.dataset["brand"]);
});
channel.emit(framed);

interface Context {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story of another brand shows that brand's edits from its first frame on. */
export const decorators = [
  <Result>(story: () => Result, { globals }: Context): Result => {
    wear(globals["brand"]);
    return story();
  },
];
