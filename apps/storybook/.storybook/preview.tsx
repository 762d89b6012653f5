import { AppPage, StorySettingContext, takeFaults } from "@marquee/testing";
import { BaseStyles, UiKitProvider } from "@marquee/ui-kit";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "storybook/preview-api";
import { brands } from "virtual:marquee/brand-looks";
import { applyLook } from "../src/applyLook.ts";
import { allLooks, checkAccess, findDialog, listOwnLooks } from "../src/checkAccess.ts";
import { drawNothing } from "../src/drawNothing.ts";
import { isSweep } from "../src/isSweep.ts";
import { languages, toSettings } from "../src/languages.ts";
import { showHover } from "../src/showHover.ts";
import { getStorySetting, trees } from "../src/storySettings.ts";
import { toDirection } from "../src/toDirection.ts";
import { toolbar } from "../src/toolbar.ts";
import { askQuietPage } from "../src/askQuietPage.ts";
import { viewports } from "../src/viewports.ts";

const isTest = "__vitest_browser__" in globalThis;
if (isTest) drawNothing();

const withLook: Decorator = (Story, { globals, parameters }) => {
  const { brand, theme, language, tree, names } = globals;
  const { tag } = languages.find(({ id }) => id === language) ?? { tag: "en" };
  const direction = toDirection(globals["direction"], language);
  applyLook(brand, theme);
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  document.documentElement.dataset["language"] = String(language);
  const { hover } = parameters;
  useEffect(() => {
    const element = typeof hover === "string" && document.querySelector(`#storybook-root ${hover}`);
    return element ? showHover(element) : undefined;
  }, [hover]);
  return (
    <StorySettingContext
      value={getStorySetting({
        brand: String(brand),
        language: String(language),
        direction,
        tree: String(tree),
        names: String(names),
      })}
    >
      <UiKitProvider settings={toSettings(String(language))}>
        <BaseStyles />
        {parameters["layout"] === "fullscreen" ? (
          <Story />
        ) : (
          <main style={{ padding: 16 }}>
            <Story />
          </main>
        )}
      </UiKitProvider>
    </StorySettingContext>
  );
};

/** Screens whose colours are checked on the real site by journeys, in every brand and theme (system-accessibility). */
const walked = new Set(["Home", "Lobby", "Hot games", "Search", "Log in", "Register", "Not found", "Account record"]);

/** Storybook's own hidden elements are ten times as many as a story's, and contain links before the skip link. */
function removeOwnPages(): void {
  for (const hidden of document.querySelectorAll(".sb-wrapper")) hidden.remove();
}

/** A faulty fixture fails its story. */
function refuseFaults(): void {
  const faults = takeFaults();
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"));
}

const preview: Preview = {
  decorators: [withLook],
  // In a test run a story renders once and is checked in both themes of its brand (in a sweep, of every brand). Of a screen's
  // stories only the first, because the others show the same parts in other states. Mirrored stories change positions, not colours.
  afterEach: async ({ id, component, title, name, globals: { brand, theme, direction } }) => {
    if (!isTest) return;
    const own = allLooks.filter((look) => look.brand === brand && look.theme === theme);
    const isAsked = component === AppPage && (name !== "Default" || walked.has(title.replace("Screens/", "")));
    const some = direction === "rtl" || isAsked ? own : listOwnLooks(id);
    const looks = isSweep ? allLooks : some;
    removeOwnPages();
    // The page behind a dialog is checked by its own story.
    if (component === AppPage) await askQuietPage((changed) => checkAccess({ looks, part: findDialog(), changed }));
    else await checkAccess({ looks });
    refuseFaults();
  },
  globalTypes: toolbar,
  initialGlobals: {
    brand: brands[0]?.id,
    theme: "dark",
    language: "EN",
    direction: "auto",
    tree: trees[0].id,
    names: "plain",
  },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // The addon's panel is for people; a test run checks by itself.
    a11y: {
      test: isTest ? "off" : "error",
      options: {
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      },
    },
    options: {
      storySort: {
        order: [
          "Brands",
          ["Gallery", "Contrast", "Type", "Scales", "Tokens", "Pictures", "Slots", "Slots shown"],
          "Components",
          "Screens",
          "*",
        ],
      },
    },
  },
};

export default preview;
