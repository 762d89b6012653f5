import { BaseStyles, UiKitProvider } from "@marquee/ui-kit";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "storybook/preview-api";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "../src/applyLook.ts";
import { checkAccess } from "../src/checkAccess.ts";
import { showHover } from "../src/showHover.ts";
import { languages, toSettings } from "../src/languages.ts";

const isTest = "__vitest_browser__" in globalThis;

const withLook: Decorator = (Story, { globals, parameters }) => {
  const { brand, theme, language } = globals;
  const { tag, direction } = languages.find(({ id }) => id === language) ?? languages[0];
  applyLook(brand, theme);
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  const { hover } = parameters;
  useEffect(() => {
    const element = typeof hover === "string" && document.querySelector(`#storybook-root ${hover}`);
    return element ? showHover(element) : undefined;
  }, [hover]);
  return (
    <UiKitProvider settings={toSettings(String(language))}>
      <BaseStyles />
      {parameters["layout"] === "fullscreen" ? <Story /> : <main style={{ padding: 16 }}><Story /></main>}
    </UiKitProvider>
  );
};

const preview: Preview = {
  decorators: [withLook],
  // In a test run a story is drawn once, and asked about in every brand and theme.
  afterEach: async () => {
    if (isTest) await checkAccess();
  },
  globalTypes: {
    brand: { description: "Brand", toolbar: { icon: "paintbrush", items: brands.map(({ id, name }) => ({ value: id, title: name })), dynamicTitle: true } },
    theme: { description: "Theme", toolbar: { icon: "contrast", items: [{ value: "dark", title: "Dark" }, { value: "light", title: "Light" }], dynamicTitle: true } },
    language: { description: "Language and direction", toolbar: { icon: "globe", items: languages.map(({ id, title }) => ({ value: id, title })), dynamicTitle: true } },
  },
  initialGlobals: { brand: brands[0]?.id, theme: "dark", language: "plain" },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    // The panel of the addon is for eyes; a run asks by itself.
    a11y: { test: isTest ? "off" : "error", options: { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } } },
    options: { storySort: { order: ["Brands", "Screens", "*"] } },
  },
};

export default preview;
