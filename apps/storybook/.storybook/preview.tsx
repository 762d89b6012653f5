import { BaseStyles, UiKitProvider } from "@marquee/ui-kit";
import type { Decorator, Preview } from "@storybook/react-vite";
import { brands } from "virtual:marquee/brand-looks";
import { languages, toSettings } from "../src/languages.ts";

const sheet = document.createElement("style");
document.head.append(sheet);

const withLook: Decorator = (Story, { globals, parameters }) => {
  const { brand, theme, language } = globals;
  const look = brands.find(({ id }) => id === brand) ?? brands[0];
  const { tag, direction } = languages.find(({ id }) => id === language) ?? languages[0];
  // Variables are swapped; no story is drawn anew for a brand or a theme.
  if (look && sheet.textContent !== look.css) sheet.textContent = look.css;
  Object.assign(document.documentElement.dataset, { theme });
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  return (
    <UiKitProvider settings={toSettings(String(language))}>
      <BaseStyles />
      {parameters["layout"] === "fullscreen" ? <Story /> : <main style={{ padding: 16 }}><Story /></main>}
    </UiKitProvider>
  );
};

const preview: Preview = {
  decorators: [withLook],
  globalTypes: {
    brand: { description: "Brand", toolbar: { icon: "paintbrush", items: brands.map(({ id, name }) => ({ value: id, title: name })), dynamicTitle: true } },
    theme: { description: "Theme", toolbar: { icon: "contrast", items: [{ value: "dark", title: "Dark" }, { value: "light", title: "Light" }], dynamicTitle: true } },
    language: { description: "Language and direction", toolbar: { icon: "globe", items: languages.map(({ id, title }) => ({ value: id, title })), dynamicTitle: true } },
  },
  initialGlobals: { brand: brands[0]?.id, theme: "dark", language: "plain" },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    a11y: { test: "error", options: { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } } },
    options: { storySort: { order: ["Brands", "Screens", "*"] } },
  },
};

export default preview;
